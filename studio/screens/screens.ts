import sharp from "sharp";
import { openPage, photograph } from "../drawing/browser";
import { dataUrl, save } from "../drawing/encode";
import { kindOf } from "../kind";
import { drawScene } from "../terrain/poster";
import { PHONE_CSS, phonePanel, type PhonePanel } from "./phone";
import { SCREENS } from "./scenes";
import { shell, type Screen } from "./shell";
import { SCREEN_CSS } from "./styles";

/** The site leaves out the frame, so that text is legible in the page's column, 1,240 px wide, of which dense screens show each twice. */
const PLATE = { width: 1000, scale: 2480 / 1000 } as const;
/** On laptops it is 920 px wide, and only capitals are smaller than 11 px. */
const PLATE_TEXT =
  "small,.small,.figures i,.legend,.files td strong,svg{font-size:12px}.tag{font-size:11.5px}th,.label,.matrix th{font-size:11px}.initials,.initials.small{font-size:10.5px}";
const plateRule = ({ height, css = "" }: Screen["plate"]): string =>
  `body,.app,.main{width:${PLATE.width}px;height:${height}px}.top{display:none}.head{padding:14px 28px 10px}${PLATE_TEXT}${css}`;

/** A phone's column; pictures are as high as their content. */
const PHONE = { width: 348, height: 100, scale: 2.25 } as const;

/** Scenes of the product, photographed for the site: for wide pages and for phones. */
export const screens = kindOf(SCREENS, async (name, screen) => {
  const css = `${SCREEN_CSS}${screen.css ?? ""}${await pictureRule(screen)}${plateRule(screen.plate)}`;
  await savePicture(name, await photograph({ css, body: shell(screen) }, { ...PLATE, height: screen.plate.height }));
  await savePicture(`${name}-phone`, await photographPanel(screen.phone));
});

async function photographPanel(panel: PhonePanel): Promise<Buffer> {
  const page = await openPage({ css: PHONE_CSS, body: phonePanel(panel) }, PHONE);
  try {
    return await page.screenshot({ type: "png", fullPage: true });
  } finally {
    await page.close();
  }
}

async function savePicture(name: string, photo: Buffer): Promise<void> {
  await save(`content/media/screens/${name}.webp`, await sharp(photo).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer());
}

/** As PNG, because browsers decode WebP differently, which would show in the photograph. */
async function pictureRule({ land }: Screen): Promise<string> {
  if (!land) return "";
  const drawn = await drawScene(land.scene, land.overlay);
  return `:root{--picture:url(${dataUrl(await drawn.png().toBuffer())})}`;
}
