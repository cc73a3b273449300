import { FILES, NDA } from "../sample-deals/greywether";
import type { Screen } from "../screens/shell";
import { dealMoves, indicationRises, lastSigns, roomOpens, trailGrows } from "./states";

/** One event on one screen of the product. */
export interface Act {
  /** At most six words. */
  title: string;
  line: string;
  /** A description for people who cannot see the film. */
  described: string;
  screen: Screen;
  /**
   * When each movement begins and ends, in seconds after the start of the act; meanwhile `--name` goes from 0 to 1. `turned`
   * times the switch from old to new pieces.
   */
  beats: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** CSS: what the screen leaves out in the film, and what the movements move. */
  css: string;
  /** The same for phones, which show one piece of the screen. */
  phoneCss: string;
}

/** Height of a deal's card with the gap below it, in pixels. */
const CARD = 136;

/** CSS for a bar of ink over the selected elements; `share`, from 0 to 1, is how far it has retracted. */
const inked = (selector: string, share: string): string =>
  `${selector}{position:relative}${selector}:after{content:"";position:absolute;inset:-2px -3px;background:var(--colour-ink);transform-origin:100% 0;transform:scaleX(calc(1 - ${share}))}`;

/** The room's bars retract one after another, line by line. */
const bars = FILES.map((_, line) => [`bar${line}`, [1 + line * 0.12, 1.4 + line * 0.12]] as const);

/** CSS of the movements that both cuts show. */
const LIFTED =
  "--up:calc(var(--lifted) - var(--set));z-index:1;position:relative;border-color:color-mix(in srgb,var(--colour-brass) calc(var(--lifted)*100%),var(--colour-paper-line));box-shadow:0 calc(var(--up)*12px) calc(var(--up)*28px) rgb(11 20 32/calc(var(--up)*.2))";
const SIGNED =
  ".sign{border-bottom-color:var(--colour-brass-deep)}.sign path{stroke:var(--colour-brass-deep);stroke-dasharray:1;stroke-dashoffset:calc(1 - var(--drawn));opacity:calc(var(--drawn)*40)}";
const OPENED = `.files .turn{--turned:var(--bar)}.side .between .switch:after{right:calc(14px - var(--switched)*12px)}.side .between .switch{background:color-mix(in srgb,var(--colour-sea) calc(var(--switched)*100%),#c9c6ba)}.matrix .m1,.matrix .m2{opacity:calc(.12 + .88*var(--switched))}${inked(".files td strong", "var(--bar,0)")}
${FILES.map(([, , , , , may], line) => (may === "Counsel" ? "" : `tr:nth-child(${line + 1}){--bar:var(--bar${line})}`)).join("")}`;
const RANKED = `.turn:has(.tag),.stack .turn{--turned:var(--ranked)}table{border-collapse:separate;border-spacing:0}tr.on td{background:rgb(250 246 234/calc(1 - var(--ranked)))}tbody tr:nth-child(-n+2){transform:translateY(calc(var(--travelled)*100%))}
tbody tr:nth-child(3){--up:calc(var(--lifted) - var(--set));position:relative;z-index:1;background:color-mix(in srgb,#FAF6EA calc(max(var(--up),var(--ranked))*100%),var(--colour-paper-card));box-shadow:0 calc(var(--up)*8px) calc(var(--up)*22px) rgb(11 20 32/calc(var(--up)*.2));transform:translateY(calc(var(--travelled)*-200%))}`;

/** The film's acts in order. */
export const ACTS: readonly Act[] = [
  {
    title: "A deal moves, and totals follow",
    line: "Each stage updates its count of deals and tickets.",
    described: "Deal pipeline: Project Tern moves from Screening to Diligence.",
    screen: dealMoves,
    beats: { lifted: [0.8, 1.1], parted: [0.95, 1.5], travelled: [1.05, 1.85], set: [1.75, 2.1], closed: [1.5, 2.1], turned: [2, 2.35] },
    css: `.stage:first-child,.stage:nth-child(5){display:none}.board{grid-template-columns:repeat(3,1fr);padding-top:2px}.deal{height:${CARD - 9}px;padding-block:8px}
.between .turn{justify-items:end}
.stage:nth-child(2) .deal{transform:translateY(calc(var(--closed)*-${CARD}px))}.stage:nth-child(3) .deal{transform:translateY(calc(var(--parted)*${CARD}px))}
.stage:nth-child(2) .deal:nth-child(2){${LIFTED};transform:translate(calc(var(--travelled)*(100% + 12px)),calc(var(--up)*-7px))}`,
    phoneCss: `.stage:is(:first-child,:nth-child(n+4)),.deal:nth-child(n+3),.stage:nth-child(3) .deal,.bar,.deal>.row{display:none}.between .turn{justify-items:end}
.board{grid-template-columns:1fr;grid-auto-rows:104px;gap:10px;padding:10px 18px;height:100%}.stage{display:flex;flex-direction:column;justify-content:space-between;background:linear-gradient(var(--colour-paper-band) 0 0) 0 100%/100% 64px no-repeat}
.deal{${LIFTED};display:grid;grid-template-columns:1fr auto;align-content:center;height:64px;margin:0;padding:0 14px;transform:translateY(calc(var(--travelled)*114px - var(--up)*7px))}.deal h3{font-size:17px}.deal>:nth-child(3){grid-area:1/2/3;display:grid;justify-items:end;gap:5px;margin:0!important}`,
  },
  {
    title: "Signed in order",
    line: "The wording is agreed; the last signature completes it.",
    described: "Non-disclosure agreement: a signature draws itself, and its state turns to Signed.",
    screen: lastSigns,
    beats: { drawn: [0.8, 2], turned: [2, 2.35] },
    css: `.desk2{grid-template-columns:1fr 290px}.sheet{padding-top:12px}.paper{width:310px;padding:34px 26px}.paper .wm{top:12px}.paper .clause{margin-top:8px}.side{padding:14px 20px}.side .list>div{padding:6px 0}.turn:has(.tag){justify-items:end}.side>.label{margin-top:10px!important}.side>p{display:none}${SIGNED}`,
    phoneCss: `.desk2{grid-template-columns:1fr}.sheet,.side>p,.side>.between .tag,.list :is(.small,br){display:none}.side{border:0;padding:12px 18px}.side .list{margin-top:4px}.side .list>div{padding:4px 0;border:0}.sign{padding:0 14px;margin-top:8px}.turn:has(.tag){justify-items:end}${SIGNED}`,
  },
  {
    title: "Then the room opens",
    line: "What a role may read is shown. The rest stays under ink.",
    described: "Data room: a switch turns, and bars of ink retract from all documents but one.",
    screen: roomOpens,
    beats: { switched: [0.8, 1.15], ...Object.fromEntries(bars) },
    css: `.room{grid-template-columns:1fr 234px}.tree,.actions,.files :is(th,td):is(:nth-child(3),:nth-child(4),.num){display:none}.files{padding-bottom:0}.files td{padding-block:6.5px}.files td strong{margin-right:4px}.side{padding-inline:16px}.side .between{align-items:center}.matrix th:first-child{width:86px}.side>p{white-space:nowrap;font-size:9.5px}${OPENED}`,
    phoneCss: `.room{display:flex;flex-direction:column}.tree,.files>.between,td:not(:nth-child(2),:nth-child(5)),td .small,.side>:nth-child(n+2){display:none}.side{order:-1;border:0;border-bottom:1px solid var(--colour-text-strong);padding:0 18px}.side .between{align-items:center;height:38px}.side h2:after{content:": ${NDA.reader}"}.switch{zoom:1.3}
.files{padding:0}.files .card{border:0;margin:0!important}.files td{padding:0 18px!important;height:25px;line-height:20px}.files td strong{font-size:14.5px}.files td .tag{padding:0;border:0;background:none}.files td:nth-child(5){text-align:right}.files .turn{justify-items:end}${OPENED}`,
  },
  {
    title: "Every act, on one trail",
    line: "Who did what, when, and to which document.",
    described: "Audit trail: a new entry slides in at the top, and its reference appears.",
    screen: trailGrows,
    beats: { arrived: [0.9, 1.6], noted: [1.6, 2.2], turned: [1.6, 1.95] },
    css: `.split{grid-template-columns:1fr}.filters{flex-wrap:wrap;row-gap:10px}.filters>:last-child{order:-1;width:100%}.stack,.actions,td:nth-child(5),th:nth-child(5){display:none}.card{overflow:hidden}table{border-collapse:separate;border-spacing:0}thead{position:relative;z-index:1}th{background:var(--colour-paper-card)}td{padding-block:8.7px}tr.on td{background:none}
tbody tr{transform:translateY(calc((var(--arrived) - 1)*100%))}tbody tr:first-child td{background:#FBF5E6}tbody tr:first-child td:first-child:after{content:"";position:absolute;left:0;bottom:0;height:2px;width:calc(var(--noted)*600px);background:var(--colour-brass)}
${inked("tbody tr:first-child .ref", "var(--noted)")}`,
    phoneCss: `.split{display:block}.stack,.filters>:not(:last-child),td:nth-child(5){display:none}.filters{margin:0;height:40px;align-items:center;padding:0 18px;border-bottom:1px solid var(--colour-text-strong)}.filters>:last-child{margin:0!important}.card{overflow:hidden;border:0}tr.on td{background:none}
table,tbody,td{display:block}td{padding:0!important;border:0}tr{position:relative;display:grid;grid-template:auto auto/1fr auto;align-content:center;height:50px;padding:0 18px;border-bottom:1px solid var(--hair);line-height:1.35}td:nth-child(1){grid-area:2/1}td:nth-child(2){grid-area:2/1;margin-left:74px}td:nth-child(4){grid-area:1/1}td:nth-child(6){grid-area:2/2}.tag{padding-block:2px}
tbody tr{transform:translateY(calc((var(--arrived) - 1)*100%))}tbody tr:first-child{background:#FBF5E6}tbody tr:first-child:after{content:"";position:absolute;left:0;bottom:0;height:2px;width:calc(var(--noted)*100%);background:var(--colour-brass)}
${inked("tbody tr:first-child .ref", "var(--noted)")}`,
  },
  {
    title: "Indications, side by side",
    line: "None is binding. The highest is 91.5% of net asset value.",
    described: "Secondary listing: Buyer 2 raises its indication to 91.5% of net asset value, above all others.",
    screen: indicationRises,
    beats: { turned: [0.8, 1.15], lifted: [1.2, 1.45], travelled: [1.35, 2.15], set: [2.05, 2.35], ranked: [2.1, 2.45] },
    css: `.grid{grid-template-columns:1fr}.route,.stack>:nth-child(n+2),.actions,td:nth-child(5),th:nth-child(5),.stack .label~p.small,.stack .label~div:last-child{display:none}.stack .card{display:flex;align-items:center;gap:18px;padding:9px 16px}.stack .between{margin:0 0 0 auto!important}td{padding-block:6px}${RANKED}`,
    phoneCss: `.grid{grid-template-columns:1fr}.route,.stack,.card>.between .small,td:is(:nth-child(3),:nth-child(4),:nth-child(5)){display:none}.card{border:0}.card>.between{padding:0 18px!important;height:40px;align-items:center;border-bottom:1px solid var(--colour-text-strong)}td{height:40px;padding-block:0;white-space:nowrap}td:first-child{padding-left:18px}td:last-child{padding-right:18px;text-align:right}.turn:has(.tag){justify-items:end}${RANKED}`,
  },
];

/** How the poster says that it is a film. */
export const PLAY = "Play: 25 seconds, no sound";

export const OPENING = {
  title: "One record, from first look to closing",
  line: "Deals, documents, signatures, investors and listings in one place.",
  described: "Contour lines draw a mountain from its foot to its summit.",
} as const;

export const CLOSING = {
  title: "First the terms, then the names",
  line: "Subscription or one-time fee, and zero success fees.",
  note: "The names, deals and figures in this film are samples.",
} as const;
