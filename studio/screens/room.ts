import { each, initials, table, tag, type Tone } from "./parts";
import type { Screen } from "./shell";

/** A data room, with one of its folders open. */
interface Room {
  /** What the room is about, and who reads it here. */
  deal: string;
  role: readonly [initials: string, name: string];
  folders: readonly (readonly [number: string, name: string, documents: number, parts?: readonly (readonly [string, number])[]])[];
  /** The open folder, and its documents. */
  open: string;
  files: readonly (readonly [number: string, name: string, kind: string, version: string, changed: string, may: string, reads: number])[];
  /** Who may view, print, save and edit, and the folder from which the rights come. */
  rights: readonly (readonly [letters: string, name: string, levels: readonly number[]])[];
  from: string;
  /** Tones of the tags that are not plain, by their text. */
  tones: Readonly<Record<string, Tone>>;
  /** Whose access ends when. */
  expires: string;
}

/** How many of the files have other readers than their folder. */
const exceptionsIn = ({ files, tones }: Pick<Room, "files" | "tones">): string => {
  const count = files.filter(([, , , , , may]) => may in tones).length;
  return `${count} exception${count === 1 ? "" : "s"}`;
};

const mark = (level: number): string => `<i class="mark m${level}"></i>`;

/**
 * A data room as a screen: its folder tree, its files and who may do what. The tree's rows are a whole number of photograph pixels high, so
 * that all look the same.
 */
export const roomScreen = ({ deal, role, folders, open, files, rights, from, tones, expires }: Room): Screen => ({
  crumbs: ["Data rooms", deal, open],
  role,
  phone: {
    kicker: deal,
    title: open,
    rows: files
      .slice(0, 6)
      .map(([number, name, , version, , may]) => [
        name.replace(/ FY\d+ to FY\d+$/u, ""),
        `${number} &middot; ${version}`,
        tag(may, tones[may] ?? "plain"),
      ]),
  },
  plate: {
    height: 420,
    css: `.room{grid-template-columns:192px 1fr 244px}.side>:nth-child(n+5),.files td:nth-child(2) .small{display:none}.files td,.files th{padding-left:6px;padding-right:6px}.matrix th:first-child{width:88px}.matrix+p{white-space:nowrap}`,
  },
  css: `.tree{--step:calc(56px / 1.86)}.room{display:grid;grid-template-columns:186px 1fr 244px;flex:1;min-height:0}.tree{border-right:1px solid var(--colour-paper-line);padding:20px 0;background:var(--colour-paper-band)}.tree .label{padding:0 20px 10px}.tree div.f{display:grid;grid-template-columns:16px minmax(0,1fr) auto;column-gap:9px;align-items:baseline;height:var(--step);line-height:var(--step);padding:0 20px;color:var(--colour-text-body);white-space:nowrap}.tree div.f b,.tree div.f span{font-weight:400;color:var(--colour-text-quiet);font-variant-numeric:tabular-nums}.tree div.f span{grid-column:3;font-size:11px}.tree div.sub{font-size:11.5px}.tree div.sub:before{content:''}.tree div.on{background:var(--colour-paper-card);color:var(--colour-text-strong);font-weight:540;box-shadow:inset 2px 0 var(--colour-brass)}
.files{padding:20px 20px;min-width:0}.files td,.files th{padding-left:7px;padding-right:7px;white-space:nowrap}.files td strong{font-size:11.5px}.side{border-left:1px solid var(--colour-paper-line);background:var(--colour-paper-card);padding:20px 18px}.mark{display:inline-block;width:11px;height:11px;border:1px solid #cfc9b8;border-radius:2px;vertical-align:middle}.m2{background:var(--colour-sea);border-color:var(--colour-sea)}.m1{background:linear-gradient(135deg,var(--colour-brass) 50%,var(--colour-paper-card) 50%);border-color:var(--colour-brass)}.matrix td,.matrix th{padding:7px 0!important;text-align:center}.matrix{table-layout:fixed}.matrix th{font-size:10px;letter-spacing:0;text-transform:none}.matrix th:first-child{width:94px}.matrix td:first-child,.matrix th:first-child{text-align:left}.switch{width:26px;height:14px;border-radius:7px;background:var(--colour-sea);position:relative;flex:none}.switch:after{content:'';position:absolute;right:2px;top:2px;width:10px;height:10px;border-radius:50%;background:var(--colour-paper-card)}`,
  body: `<div class="room"><div class="tree"><div class="label">Index</div>${each(folders, ([number, name, count, parts = []]) => `<div class="f"><b>${number}</b>${name}<span>${count}</span></div>${each(parts, ([part, files]) => `<div class="f sub ${part === open ? "on" : ""}">${part}<span>${files}</span></div>`)}`)}</div>
<div class="files"><div class="between"><div><h1>${open}</h1><p style="margin-top:4px">Eight documents, watermarked where a role says so.</p></div></div>
<div class="card" style="margin-top:16px">${table(
    [
      { title: "No." },
      { title: "Document" },
      { title: "Ver." },
      { title: "Changed" },
      { title: "Readers may" },
      { title: "Reads", number: true },
    ],
    files.map(([number, name, kind, version, when, rights, reads]) => [
      `<span class="quiet even">${number}</span>`,
      `<strong>${name}</strong> <span class="quiet small">${kind}</span>`,
      version,
      `<span class="small even nowrap">${when}</span>`,
      tag(rights, tones[rights] ?? "plain"),
      String(reads),
    ]),
    0,
  )}</div></div>
<div class="side"><h2>Permissions</h2><p class="small quiet" style="margin-top:3px">From ${from}, ${exceptionsIn({ files, tones })}</p>
<table class="matrix" style="margin-top:12px"><thead><tr><th>Role</th><th>View</th><th>Print</th><th>Save</th><th>Edit</th></tr></thead><tbody>${each(rights, ([letters, name, may]) => `<tr><td><span class="row" style="gap:7px">${initials(letters, "light small")}<span class="text">${name}</span></span></td>${each(may, (level) => `<td>${mark(level)}</td>`)}</tr>`)}</tbody></table>
<p class="small quiet" style="margin-top:9px">${mark(2)} allowed &ensp; ${mark(1)} with watermark &ensp; ${mark(0)} no</p>
<div style="border-top:1px solid var(--colour-paper-line);margin-top:16px;padding-top:6px" class="list">${each(
    [
      ["Dynamic watermark", "Role and time on every page"],
      ["Fence view", "Shows only what is being read"],
      ["Expire access", expires],
    ] as const,
    ([title, text]) =>
      `<div class="row" style="justify-content:space-between"><div><strong>${title}</strong><br><span class="small quiet">${text}</span></div><i class="switch"></i></div>`,
  )}</div></div></div>`,
});
