import { day } from "../sample-deals/words";
import { each, initials, tag, type Tone } from "./parts";
import type { Screen } from "./shell";

/** An agreement being signed, as the next signer sees it. */
export interface Agreement {
  /** What it concerns, and who reads it, with initials. */
  deal: string;
  reader: string;
  letters: string;
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
}

/** An agreement as a screen. */
export const agreementScreen = ({
  deal,
  reader,
  letters,
  opened,
  copy,
  version,
  agreedOn,
  clauses,
  change,
  changedIn: [changedNumber, changedTitle],
  signers,
}: Agreement): Screen => ({
  crumbs: ["Agreements", deal, `NDA, ${reader}`],
  role: [letters, reader],
  phone: {
    kicker: `Agreement with ${reader}`,
    title: "NDA",
    rows: signers.map(([, role, side, state, tone, when]) => [role, `${side} &middot; ${when}`, tag(state, tone)]),
    foot: `<style>.clause{padding-top:14px;line-height:1.45}.clause del{color:var(--colour-error)}.clause ins{color:var(--colour-sea);text-underline-offset:2px}</style><p class="clause"><b>${changedNumber} ${changedTitle}.</b> ${change}</p>`,
  },
  plate: {
    height: 420,
    css: `.side{padding-block:14px}.side>p{display:none}.side .row{padding-block:7px!important}.sheet{padding-top:10px}.paper{width:632px;padding:16px 44px}.paper>h1{font-size:20px}.paper>p{margin:2px 0!important}.clause{margin-top:13px}.clause:nth-of-type(1){margin-top:9px}`,
  },
  css: `.desk2{display:grid;grid-template-columns:1fr 316px;flex:1;min-height:0}.sheet{background:var(--colour-paper-band);padding:26px 0 0;display:flex;justify-content:center;overflow:hidden}.paper{background:var(--colour-paper-card);border:1px solid var(--colour-paper-line);border-bottom:0;width:580px;padding:38px 54px;font:400 12.5px/1.58 var(--font-serif);color:var(--colour-text-strong);position:relative}.paper h1{font-size:22px;text-align:center}.clause{display:grid;grid-template-columns:24px 1fr;margin-top:11px}.clause b{font-weight:600}.paper mark{background:#FBF3DC;color:inherit;box-shadow:inset 0 -1px var(--colour-brass)}.paper del{color:var(--colour-error)}.paper ins{color:var(--colour-sea);text-decoration-thickness:1px;text-underline-offset:2px}.side{background:var(--colour-paper-card);border-left:1px solid var(--colour-paper-line);padding:22px}.sign{border:1px solid var(--colour-paper-line);border-bottom:1px solid var(--colour-text-strong);padding:12px 14px;margin-top:8px;background:var(--colour-paper)}.wm{position:absolute;right:16px;top:14px;font:400 9px var(--font-sans);color:#9aa2aa;letter-spacing:.04em}`,
  body: `<div class="desk2"><div class="sheet"><div class="paper"><span class="wm">${letters} 3 JUN ${opened} &middot; COPY ${copy}</span><h1>Non-disclosure agreement</h1><p style="text-align:center;color:var(--colour-text-quiet);margin:5px 0 8px">between the Discloser and the Recipient named in Schedule 1</p>
${each(clauses, ([number, title, text]) => `<div class="clause"><span>${number}</span><p><b>${title}.</b> ${text}</p></div>`)}</div></div>
<div class="side"><div class="between"><h2>Ready for your signature</h2>${tag(`Version ${version}`)}</div><p class="quiet small" style="margin-top:4px">Counsel on both sides agreed the wording on ${day(agreedOn)}. One change since version ${version - 1}, in clause ${changedNumber}.</p>
<div class="label" style="margin:18px 0 2px">Order of signing</div><div class="list">${each(signers, ([letters, role, side, state, tone, when]) => `<div class="row">${initials(letters, tone === "brass" ? "" : "light")}<div style="flex:1"><strong>${role}</strong><br><span class="small quiet">${side} &middot; ${when}</span></div>${tag(state, tone)}</div>`)}</div>
<div class="label" style="margin:14px 0 0">Your signature</div><div class="sign"><svg width="230" height="52" viewBox="0 0 230 52" fill="none" stroke="var(--colour-text-strong)" stroke-width="1.8" stroke-linecap="round"><path pathLength="1" d="M10 38C24 10 44 4 40 18S16 46 34 42 66 14 74 18 58 42 72 40s18-22 28-20-10 22 4 20 16-18 26-18-4 18 8 16 16-14 24-12-2 12 10 10 22-8 44-12"/></svg></div></div></div>`,
});
