import { surveyView, type View } from "../landscape/view";
import type { Sides } from "../terrain/scene";

/** A shape in which the film is drawn, and what is where in it, in pixels of the frame. */
export interface Cut {
  /** `scale` is how many pixels of the film each pixel of the frame becomes. */
  frame: { width: number; height: number; scale: number };
  /** Of H.264. */
  bitrate: string;
  /** The window through which product screens are seen, and how much it enlarges them. */
  window: { left: number; top: number; width: number; height: number; zoom: number };
  /** The land, in pixels of the film: larger than the frame, because the camera approaches a point, given as shares of the frame. */
  land: { view: View; towards: readonly [x: number, y: number]; sheet: Partial<Sides>; magnified: number };
  /** CSS for the words and for all screens. */
  css: string;
  screenCss: string;
  /** The place of captions: clear of the product's screens. */
  captions: string;
}

/** How much nearer the camera comes, at first and at the end: no more than the land is larger than the frame. */
export const NEARER = [0.1, 0.06] as const;

/** For windows that are wider than high: words left, land and screens right. */
export const WIDE: Cut = {
  frame: { width: 1280, height: 720, scale: 1.5 },
  bitrate: "720k",
  window: { left: 376, top: 70, width: 864, height: 580, zoom: 1.35 },
  land: {
    view: surveyView({ width: 2304, height: 1296, span: 8.1, tilt: 35, reach: 2.4, centre: [0, 1.6] }),
    towards: [0.78, 0.3],
    sheet: { left: 0.495 },
    magnified: 1.5,
  },
  css: `.text{left:48px;top:200px;width:300px}.text i{width:36px;margin-bottom:24px}.text h2{font-size:37px;line-height:1.13}.text p{margin-top:20px;font-size:16px}
.card{left:96px;top:232px;width:600px}.card i{width:48px;margin-bottom:30px}.card h1{font-size:62px;line-height:1.06}.card p{width:500px;margin-top:26px;font-size:20px}.card .note{position:absolute;top:296px;margin:0;font-size:14px;white-space:nowrap}#route{left:48px;top:555px}#play{left:96px;top:560px}`,
  screenCss: ".top{height:36px;padding:0 20px;white-space:nowrap}.who{margin-left:auto}.head{padding:16px 20px 10px}.body{padding:0 20px}",
  captions: "position:3%,line-left align:left size:26% line:58%",
};

/** For phones held upright: words above, land and one piece of each screen below, nothing smaller than 14 pixels in a width of 390. */
export const PHONE: Cut = {
  frame: { width: 400, height: 500, scale: 2.7 },
  bitrate: "470k",
  window: { left: 20, top: 186, width: 360, height: 240, zoom: 1 },
  land: {
    view: surveyView({ width: 1296, height: 1620, span: 4.8, tilt: 35, reach: 2.4, centre: [2.2, 4.4] }),
    towards: [0.49, 0.6],
    sheet: { top: 0.54 },
    magnified: 1.6,
  },
  css: `.text{left:24px;top:24px;width:352px}.text i{width:32px;margin-bottom:12px}.text h2{max-width:250px;font-size:31px;line-height:1.1}.text p{margin-top:10px;font-size:16px;line-height:1.35;text-wrap:balance}
.card{left:24px;top:34px;width:352px}.card i{width:36px;margin-bottom:18px}.card h1{font-size:40px;line-height:1.06}.card p{margin-top:14px;font-size:17px;line-height:1.4}.card .note{margin-top:10px;font-size:15px}#route{left:502px;top:34px;zoom:.5}#play{left:24px;top:216px}`,
  screenCss: `body{font-size:15px}h2{font-size:19px}.top,.head,.label,.initials,thead{display:none}.small,.tag,.ref,td strong{font-size:14.5px}.body{padding:0}`,
  captions: "",
};
