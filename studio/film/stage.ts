import { documentOf, type Drawing } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { shell } from "../screens/shell";
import { SCREEN_CSS } from "../screens/styles";
import { ACTS, CLOSING, OPENING, PLAY, type Act } from "./acts";
import { PHONE, type Cut } from "./cuts";
import { drawSummit } from "./summit";

/** CSS for screens in the window: the new state of a piece lies over the old one, which fades out as the new one fades in. */
const windowCss = ({
  window: { width, height, zoom },
  screenCss,
}: Cut): string => `html{zoom:${zoom}}body,.app,.main{width:${width / zoom}px;height:${height / zoom}px}
.turn{display:inline-grid}.turn>*{grid-area:1/1}.turn>:first-child{opacity:calc(1 - 2*var(--turned))}.turn>:last-child{opacity:calc(2*var(--turned) - 1)}${screenCss}`;

const stageCss = ({ frame, window: { left, top, width, height }, land: { view }, css }: Cut): string => `
*{box-sizing:border-box;margin:0}
body{width:${frame.width}px;height:${frame.height}px;overflow:hidden;background:var(--colour-ink);color:var(--colour-text-on-ink-quiet);font:400 17px/1.5 var(--font-sans);-webkit-font-smoothing:antialiased}
h1,h2{font-family:var(--font-serif);font-weight:420;color:var(--colour-text-on-ink);letter-spacing:-.012em;text-wrap:balance}
#terrain{position:absolute;left:0;top:0;width:${view.width}px;height:${view.height}px;transform-origin:0 0}
#terrain img,#terrain svg{position:absolute;inset:0}
.level path{--done:clamp(0,(var(--drawn) - var(--from))/var(--part),1);stroke-dasharray:1.02 2;stroke-dashoffset:calc(1.02*(1 - var(--done)));opacity:calc(var(--done)*1e4)}
#veil{position:absolute;inset:0;background:var(--colour-ink)}
#window{position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;border-radius:4px;overflow:hidden;background:var(--colour-ink)}
#edge{position:absolute;left:${left - 1}px;top:${top - 1}px;width:${width + 2}px;height:${height + 2}px;border:1px solid var(--colour-ink-line);border-radius:5px;box-shadow:0 24px 64px rgba(0,0,0,.42)}
iframe{position:absolute;left:0;top:0;width:100%;height:100%;border:0}
.text,.card,#route{position:absolute}i{display:block;height:2px;background:var(--colour-brass)}.text p{text-wrap:pretty}.card p{text-wrap:balance}.card .note{color:#8796A5}
#play{display:flex;gap:14px;align-items:center;position:absolute;color:var(--colour-text-on-ink)}
${css}`;

/** The film's stage, which contains everything that is ever shown: frames only move and fade its parts. */
export async function buildStage(cut: Cut): Promise<Drawing> {
  const { view } = cut.land;
  const summit = await drawSummit(cut);
  const screens = await Promise.all(ACTS.map((act, index) => screenFrame(act, index, cut)));
  const texts = ACTS.map(({ title, line }, index) => `<div class="text" id="text-${index}"><i></i><h2>${title}</h2><p>${line}</p></div>`);
  const body = `<div id="terrain"><img id="relief" src="${summit.relief}"><svg width="${view.width}" height="${view.height}" fill="none" stroke-linejoin="round">${summit.levels.join("")}</svg></div>
<div id="veil"></div>
<div class="card" id="opening"><i></i><h1>${OPENING.title}</h1><p>${OPENING.line}</p></div>
<div id="frame"><div id="edge"></div><div id="window">${screens.join("")}</div></div>
${texts.join("")}
<svg id="route" width="300" height="70" fill="none">${routeMarks()}</svg>
<div id="play"><svg width="44" height="44"><circle cx="22" cy="22" r="21" fill="none" stroke="var(--colour-brass)" stroke-width="1.5"/><path d="M17.5 13.5v17l14-8.5z" fill="var(--colour-brass)"/></svg>${PLAY}</div>
<div class="card" id="closing"><i></i><h1>${CLOSING.title}</h1><p>${CLOSING.line}</p><p class="note">${CLOSING.note}</p></div>`;
  return { css: stageCss(cut), body };
}

/** A small profile of a climb, with one ring per act, filled once the act has begun. */
function routeMarks(): string {
  const points = ACTS.map((_, index) => ({ x: 5 + index * 60, y: 58 - 46 * (index / (ACTS.length - 1)) ** 1.5 }));
  const line = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y.toFixed(1)}`).join("");
  const rings = points.map(
    ({ x, y }, index) =>
      `<circle cx="${x}" cy="${y.toFixed(1)}" r="3.5" fill="var(--colour-ink)" stroke="${toHex(PALETTE.contourIndex)}"/><circle class="mark" id="mark-${index}" cx="${x}" cy="${y.toFixed(1)}" r="4" fill="var(--colour-brass)"/>`,
  );
  return `<path d="${line}" stroke="${toHex(PALETTE.contour)}"/>${rings.join("")}`;
}

/** An act's screen as its own document, laid out for the window: the product's navigation and search are left out. */
async function screenFrame({ screen, css, phoneCss }: Act, index: number, cut: Cut): Promise<string> {
  const drawing = { css: `${SCREEN_CSS}${screen.css ?? ""}${windowCss(cut)}${cut === PHONE ? phoneCss : css}`, body: shell(screen) };
  const source = (await documentOf(drawing)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe id="act-${index}" srcdoc="${source}"></iframe>`;
}
