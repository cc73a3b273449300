import { save } from "../drawing/encode";
import { kindOf } from "../kind";
import { cutOut } from "../landscape/view";
import { drawScene } from "../terrain/poster";
import { POSTER, type Scene } from "../terrain/scene";
import { accelerators } from "../terrain/scenes/accelerators";
import { advisoryMa } from "../terrain/scenes/advisory-ma";
import { familyOffice } from "../terrain/scenes/family-office";
import { founders } from "../terrain/scenes/founders";
import { fundManagers } from "../terrain/scenes/fund-managers";
import { investors } from "../terrain/scenes/investors";

/** The size of a card's picture, in pixels. */
const SEGMENT = { width: 1200, height: 600 } as const;

/** The part of a page's poster that its card shows, as shares of the poster's width and height. */
interface Cut {
  scene: Scene;
  left: number;
  top: number;
  width: number;
}

const SEGMENTS: Readonly<Record<string, Cut>> = {
  "family-office": { scene: familyOffice, left: 0.56, top: 0.24, width: 0.44 },
  "fund-managers": { scene: fundManagers, left: 0.46, top: 0.135, width: 0.54 },
  "advisory-ma": { scene: { ...advisoryMa, interval: 0.09 }, left: 0.5, top: 0.2, width: 0.5 },
  accelerators: { scene: accelerators, left: 0.54, top: 0.19, width: 0.46 },
  investors: { scene: investors, left: 0.54, top: 0.19, width: 0.52 },
  founders: { scene: founders, left: 0.54, top: 0.195, width: 0.46 },
};

/** Six audiences' cards, each with a part of the land on its page's first screen. */
export const segments = kindOf(SEGMENTS, async (name, cut) => {
  const picture = await drawScene(closer(cut));
  await save(`content/media/segments/${name}.webp`, await picture.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer());
});

/** The part as a scene of its own, with everything enlarged accordingly. */
function closer({ scene, left, top, width }: Cut): Scene {
  const window = { left, top, width, height: (width * POSTER.width * SEGMENT.height) / SEGMENT.width / POSTER.height };
  return {
    ...scene,
    view: cutOut(scene.view, window, SEGMENT),
    sheet: { left: 0 },
    magnified: SEGMENT.width / (width * POSTER.width),
  };
}
