const symbol = (side: number, drawing: string): string =>
  `<svg width="${side}" height="${side}" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2.2">${drawing}</svg>`;

const serif = (style: string, text: string): string => `<span style="font-family:var(--font-serif);${style}">${text}</span>`;
const sans = (style: string, text: string): string => `<span style="font-family:var(--font-sans);${style}">${text}</span>`;
const row = (...parts: readonly string[]): string => `<div class="row">${parts.join("")}</div>`;
const stack = (...parts: readonly string[]): string => `<div class="stack">${parts.join("")}</div>`;
const rule = (width: number, weight = 1): string => `<i style="width:${width}px;height:${weight}px;background:#000"></i>`;

/** Sample partners, technology providers and legal advisers, by file name. They are invented; whatever is black here is traced. */
export const PARTNER_MARKS: Readonly<Record<string, string>> = {
  northfold: row(
    symbol(23, '<path d="M3 21V4l9 9V4l9 9v8"/>'),
    sans("font-size:20.5px;font-weight:600;letter-spacing:-.025em", "Northfold"),
  ),
  aldermoor: serif("font-size:18px;font-weight:500;letter-spacing:.13em", "ALDERMOOR"),
  quaywater: serif("font-size:26px;font-style:italic;font-weight:500;letter-spacing:-.01em", "Quaywater"),
  "stonebridge-row": stack(
    serif("font-size:16px;font-weight:600;letter-spacing:.1em", "STONEBRIDGE"),
    row(rule(44), sans("font-size:9.5px;font-weight:600;letter-spacing:.34em;margin-right:-.34em", "ROW"), rule(44)),
  ),
  vaultline: row(
    symbol(22, '<rect x="2" y="2" width="20" height="20"/><path d="M2 12h20M12 12v10" />'),
    sans("font-size:20px;font-weight:700;letter-spacing:-.035em", "vaultline"),
  ),
  "signet-cloud": row(
    symbol(22, '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="4.4" fill="#000" stroke="none"/>'),
    sans("font-size:17.5px;font-weight:500;letter-spacing:-.015em", 'Signet <b style="font-weight:700">Cloud</b>'),
  ),
  ledgerwell: row(
    symbol(21, '<path d="M1 4h22M1 9.5h16M1 15h22M1 20.5h10"/>'),
    serif("font-size:21.5px;font-weight:600;letter-spacing:-.01em", "Ledgerwell"),
  ),
  "meridian-id": row(
    sans("font-size:15px;font-weight:400;letter-spacing:.19em", "MERIDIAN"),
    '<span style="font:700 11.5px var(--font-sans);border:1.6px solid #000;padding:2.5px 4px;letter-spacing:.06em">ID</span>',
  ),
  "harcourt-vale": row(
    serif("font-size:19px;font-weight:500", "Harcourt"),
    '<i style="width:1.2px;height:22px;background:#000"></i>',
    serif("font-size:19px;font-weight:500", "Vale"),
  ),
  "linden-and-crowe": serif("font-size:19.5px;font-weight:500", 'Linden <em style="font-weight:400;font-size:23px">&amp;</em> Crowe'),
  "osprey-chambers": stack(
    serif("font-size:20px;font-weight:600;letter-spacing:.2em;margin-right:-.2em", "OSPREY"),
    sans("font-size:8.5px;font-weight:500;letter-spacing:.36em;margin-right:-.36em", "CHAMBERS"),
  ),
  "thornbury-pell": row(
    symbol(21, '<path d="M2 2h20v20H2zM2 9h20"/>'),
    sans("font-size:18px;font-weight:500;letter-spacing:-.01em", "Thornbury Pell"),
  ),
};

/** Sample publications for the local mock of the press service, by file name. */
export const PRESS_MARKS: Readonly<Record<string, string>> = {
  "the-capital-gazette": serif("font-size:17px;font-weight:750;letter-spacing:-.02em", "The Capital Gazette"),
  "private-markets-weekly": stack(
    sans("font-size:14.5px;font-weight:800;letter-spacing:-.005em", "PRIVATE MARKETS"),
    sans("font-size:11px;font-weight:400;letter-spacing:.57em;margin-right:-.57em", "WEEKLY"),
  ),
  "allocator-review": row(
    serif("font-size:22px;font-style:italic;font-weight:600", "Allocator"),
    sans("font-size:10px;font-weight:600;letter-spacing:.14em;padding-top:6px", "REVIEW"),
  ),
  "gulf-ledger": stack(rule(122, 2), serif("font-size:22px;font-weight:700;letter-spacing:-.01em", "Gulf Ledger"), rule(122, 1)),
  "family-capital-journal": stack(
    serif("font-size:15.5px;font-weight:500;letter-spacing:.07em", "FAMILY CAPITAL"),
    row(rule(30), serif("font-size:13px;font-style:italic;font-weight:500", "Journal"), rule(30)),
  ),
  "venture-dispatch": sans(
    "font-size:18px;font-weight:800;letter-spacing:-.04em",
    'venture<span style="font-weight:300;padding:0 2px">/</span>dispatch',
  ),
  "secondaries-today": sans("font-size:18px;font-weight:300;letter-spacing:-.03em", 'secondaries<b style="font-weight:700">today</b>'),
  "the-dealroom-post":
    '<span style="background:#000;color:#fff;padding:5px 8px 6px;font:600 14px var(--font-serif)">The Dealroom Post</span>',
};
