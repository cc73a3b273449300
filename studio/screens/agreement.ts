import { day } from "../sample-deals/words";
import { each, initials, tag, type Tone } from "./parts";
import type { PhonePanel } from "./phone";
import type { Screen } from "./shell";

/** An agreement being signed, as the next signer sees it. */
export interface Agreement {
  /** What it concerns, who reads it (with initials), and its reference. */
  deal: string;
  reader: string;
  letters: string;
  reference: string;
  /** The disclosing party, as Schedule 1 names it. */
  discloser: string;
  /** When it was opened, which copy and version it is, and the day on which counsel agreed it. */
  opened: string;
  copy: string;
  version: number;
  agreedOn: string;
  clauses: readonly (readonly [number: string, title: string, text: string])[];
  /** The change since the previous version, and its clause. */
  change: string;
  changedIn: readonly [number: string, title: string];
  signers: readonly (readonly [letters: string, role: string, side: string, state: string, tone: Tone, when: string])[];
  /** Who signs for the discloser and when, and who for the recipient. */
  stamps: readonly [discloser: string, recipient: string];
  /** The reader's capacity, and what follows once all have signed. */
  capacity: string;
  then: string;
}

/** The signatures and the change, as phones show them. */
export const agreementPanel = ({
  reader,
  signers,
  change,
  changedIn: [number, title],
}: Pick<Agreement, "reader" | "signers" | "change" | "changedIn">): PhonePanel => ({
  kicker: `Agreement with ${reader}`,
  title: "NDA",
  rows: signers.map(([, role, side, state, tone, when]) => [role, `${side} &middot; ${when}`, tag(state, tone)]),
  foot: `<style>.clause{padding-top:14px;line-height:1.45}.clause del{color:var(--colour-error)}.clause ins{color:var(--colour-sea);text-underline-offset:2px}</style><p class="clause"><b>${number} ${title}.</b> ${change}</p>`,
});

/** An agreement as a screen. */
export const agreementScreen = ({
  deal,
  reader,
  letters,
  reference,
  discloser,
  opened,
  copy,
  version,
  agreedOn,
  clauses,
  change,
  changedIn: [changedNumber, changedTitle],
  signers,
  stamps: [discloserStamp, recipientStamp],
  capacity,
  then,
}: Agreement): Screen => ({
  area: "Agreements",
  crumbs: ["Agreements", deal, `NDA, ${reader}`],
  role: [letters, reader],
  other: "Recipient",
  phone: agreementPanel({ reader, signers, change, changedIn: [changedNumber, changedTitle] }),
  plate: {
    height: 462,
    css: `.sheet{padding-top:10px}.paper{width:632px;padding:16px 44px}.paper>h1{font-size:20px}.paper>p{margin:2px 0!important}.clause{margin-top:13px}.clause:nth-of-type(1){margin-top:9px}.clause:nth-of-type(n+6),.stamp,.paper>h2,.paper>h2~*,.sign~*{display:none}`,
  },
  css: `.desk2{display:grid;grid-template-columns:1fr 316px;flex:1;min-height:0}.sheet{background:var(--colour-paper-band);padding:26px 0 0;display:flex;justify-content:center;overflow:hidden}.paper{background:var(--colour-paper-card);border:1px solid var(--colour-paper-line);border-bottom:0;width:580px;padding:38px 54px;font:400 12.5px/1.58 var(--font-serif);color:var(--colour-text-strong);position:relative}.paper h1{font-size:22px;text-align:center}.clause{display:grid;grid-template-columns:24px 1fr;margin-top:11px}.clause b{font-weight:600}.paper mark{background:#FBF3DC;color:inherit;box-shadow:inset 0 -1px var(--colour-brass)}.paper del{color:var(--colour-error)}.paper ins{color:var(--colour-sea);text-decoration-thickness:1px;text-underline-offset:2px}.side{background:var(--colour-paper-card);border-left:1px solid var(--colour-paper-line);padding:22px}.sign{border:1px solid var(--colour-paper-line);border-bottom:1px solid var(--colour-text-strong);padding:12px 14px;margin-top:8px;background:var(--colour-paper)}.stamp{display:grid;grid-template-columns:1fr 1fr;gap:26px;margin-top:20px}.stamp>div{border-top:1px solid var(--colour-text-strong);padding-top:6px;font:400 10.5px/1.5 var(--font-sans);color:var(--colour-text-quiet);position:relative}.stamp svg{position:absolute;left:4px;bottom:46px}.wm{position:absolute;right:16px;top:14px;font:400 9px var(--font-sans);color:#9aa2aa;letter-spacing:.04em}`,
  body: `<div class="desk2"><div class="sheet"><div class="paper"><span class="wm">${letters} 3 JUN ${opened} &middot; COPY ${copy}</span><h1>Non-disclosure agreement</h1><p style="text-align:center;color:var(--colour-text-quiet);margin:5px 0 8px">between the Discloser and the Recipient named in Schedule 1</p>
${each(clauses, ([number, title, text]) => `<div class="clause"><span>${number}</span><p><b>${title}.</b> ${text}</p></div>`)}
<div class="stamp" style="margin-top:60px"><div><svg width="130" height="40" viewBox="0 0 130 40" fill="none" stroke="var(--colour-text-strong)" stroke-width="1.5" stroke-linecap="round"><path d="M4 30C14 8 24 4 26 12S12 34 22 32 40 12 44 16 36 32 44 30s10-14 16-14-4 16 4 14 8-12 14-12 0 12 8 10 20-10 38-12"/></svg>For the Discloser<br>${discloserStamp}</div><div>For the Recipient<br>${recipientStamp}</div></div>
<h2 style="margin-top:24px;font-size:14px">Schedule 1, parties</h2><p style="margin-top:4px">The Discloser: ${discloser}. The Recipient: ${reader}, a professional client, reference ${reference}.</p></div></div>
<div class="side"><div class="between"><h2>Ready for your signature</h2>${tag(`Version ${version}`)}</div><p class="quiet small" style="margin-top:4px">Counsel on both sides agreed the wording on ${day(agreedOn)}. One change since version ${version - 1}, in clause ${changedNumber}.</p>
<div class="label" style="margin:18px 0 2px">Order of signing</div><div class="list">${each(signers, ([letters, role, side, state, tone, when]) => `<div class="row">${initials(letters, tone === "brass" ? "" : "light")}<div style="flex:1"><strong>${role}</strong><br><span class="small quiet">${side} &middot; ${when}</span></div>${tag(state, tone)}</div>`)}</div>
<div class="label" style="margin:14px 0 0">Your signature</div><div class="sign"><svg width="230" height="52" viewBox="0 0 230 52" fill="none" stroke="var(--colour-text-strong)" stroke-width="1.8" stroke-linecap="round"><path pathLength="1" d="M10 38C24 10 44 4 40 18S16 46 34 42 66 14 74 18 58 42 72 40s18-22 28-20-10 22 4 20 16-18 26-18-4 18 8 16 16-14 24-12-2 12 10 10 22-8 44-12"/></svg></div>
<div class="row" style="margin-top:12px;align-items:flex-start"><span style="width:13px;height:13px;border-radius:2px;background:var(--colour-sea);flex:none;margin-top:2px;color:var(--colour-paper-card);font-size:9px;line-height:13px;text-align:center">&#10003;</span><span class="small">${capacity}</span></div>
<div class="row" style="margin-top:14px"><span class="button brass" style="flex:1;text-align:center">Sign with passkey</span><span class="button">Decline</span></div>
<div style="border-top:1px solid var(--colour-paper-line);margin-top:20px;padding-top:12px"><div class="label">Once all have signed</div><p class="small" style="line-height:1.8;margin-top:5px">${then}</p></div></div></div>`,
});
