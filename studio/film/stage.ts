import { documentOf, type Drawing } from "../drawing/browser";
import { PALETTE, toHex } from "../drawing/colour";
import { shell } from "../screens/shell";
import { SCREEN_CSS } from "../screens/styles";
import { ACTS, CLOSING, OPENING, type Act } from "./acts";
import { drawSummit, GROUND } from "./summit";

/** The film's frame, in pixels. */
export const FRAME = { width: 1280, height: 720 } as const;

/** The window through which product screens are seen. */
const WINDOW = { left: 376, top: 70, width: 864, height: 580, zoom: 1.35 } as const;
const SCREEN = `width:${WINDOW.width / WINDOW.zoom}px;height:${WINDOW.height / WINDOW.zoom}px`;

/** CSS for screens in the window: the new state of a piece lies over the old one, which fades out as the new one fades in. */
const WINDOW_CSS = `html{zoom:${WINDOW.zoom}}body,.app,.main{${SCREEN}}.top{height:36px;padding:0 20px;white-space:nowrap}.who{margin-left:auto}.head{padding:16px 20px 10px}.body{padding:0 20px}
.turn{display:inline-grid}.turn>*{grid-area:1/1}.turn>:first-child{opacity:calc(1 - 2*var(--turned))}.turn>:last-child{opacity:calc(2*var(--turned) - 1)}`;

/** The theme's ink, for translucent colours. */
const INK = PALETTE.ink.join(",");

const CSS = `
*{box-sizing:border-box;margin:0}
body{width:${FRAME.width}px;height:${FRAME.height}px;overflow:hidden;background:var(--colour-ink);color:var(--colour-text-on-ink-quiet);font:400 17px/1.5 var(--font-sans);-webkit-font-smoothing:antialiased}
h1,h2{font-family:var(--font-serif);font-weight:420;color:var(--colour-text-on-ink);letter-spacing:-.012em;text-wrap:balance}
#terrain{position:absolute;left:0;top:0;width:${GROUND.width}px;height:${GROUND.height}px;transform-origin:0 0}
#terrain img,#terrain svg{position:absolute;inset:0}
#veil{position:absolute;inset:0;background:var(--colour-ink)}
#shade{position:absolute;inset:0;background:linear-gradient(90deg,rgba(${INK},.96) 0,rgba(${INK},.93) 45%,rgba(${INK},0) 66%)}
#window{position:absolute;left:${WINDOW.left}px;top:${WINDOW.top}px;width:${WINDOW.width}px;height:${WINDOW.height}px;border-radius:4px;overflow:hidden;background:var(--colour-ink)}
#edge{position:absolute;left:${WINDOW.left - 1}px;top:${WINDOW.top - 1}px;width:${WINDOW.width + 2}px;height:${WINDOW.height + 2}px;border:1px solid var(--colour-ink-line);border-radius:5px;box-shadow:0 24px 64px rgba(0,0,0,.42)}
iframe{position:absolute;left:0;top:0;width:100%;height:100%;border:0}
.text{position:absolute;left:48px;top:200px;width:300px}.text i{display:block;width:36px;height:2px;background:var(--colour-brass);margin-bottom:24px}
.text h2{font-size:37px;line-height:1.13}.text p{margin-top:20px;font-size:16px;color:var(--colour-text-on-ink-quiet);text-wrap:pretty}
.card{position:absolute;left:96px;top:232px;width:600px}.card i{display:block;width:48px;height:2px;background:var(--colour-brass);margin-bottom:30px}
.card h1{font-size:62px;line-height:1.06}.card p{width:500px;margin-top:26px;font-size:20px;text-wrap:balance}.card .note{position:absolute;top:296px;margin:0;font-size:14px;color:#8796A5;white-space:nowrap}
#route{position:absolute;left:48px;top:555px}
`;

/** The film's stage, which contains everything that is ever shown: frames only move and fade its parts. */
export async function buildStage(): Promise<Drawing> {
  const summit = await drawSummit();
  const screens = await Promise.all(ACTS.map(screenFrame));
  const texts = ACTS.map(({ title, line }, index) => `<div class="text" id="text-${index}"><i></i><h2>${title}</h2><p>${line}</p></div>`);
  const body = `<div id="terrain"><img id="relief" src="${summit.relief}"><svg width="${GROUND.width}" height="${GROUND.height}" fill="none" stroke-linejoin="round">${summit.levels.join("")}</svg></div>
<div id="shade"></div><div id="veil"></div>
<div class="card" id="opening"><i></i><h1>${OPENING.title}</h1><p>${OPENING.line}</p></div>
<div id="frame"><div id="edge"></div><div id="window">${screens.join("")}</div></div>
${texts.join("")}
<svg id="route" width="300" height="70" fill="none">${routeMarks()}</svg>
<div class="card" id="closing"><i></i><h1>${CLOSING.title}</h1><p>${CLOSING.line}</p><p class="note">${CLOSING.note}</p></div>`;
  return { css: CSS, body };
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
async function screenFrame({ screen, css }: Act, index: number): Promise<string> {
  const drawing = { css: `${SCREEN_CSS}${screen.css ?? ""}${WINDOW_CSS}${css}`, body: shell(screen) };
  const source = (await documentOf(drawing)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe id="act-${index}" srcdoc="${source}"></iframe>`;
}
