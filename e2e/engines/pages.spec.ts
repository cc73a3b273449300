/** Every page in Firefox and WebKit, at the width of a phone and of a desktop: no errors, and everything where Chromium has it. */
import { builtPaths } from "../site";
import { eventually, isTakenOver } from "../test";
import { expect, test } from "./engine";
import { differentPlaces, readPlaces } from "./places";

const WIDTHS = [390, 1280];

for (const path of builtPaths) {
  test(path, async ({ chromium, others, baseURL }) => {
    const address = `${baseURL}${path}`;
    for (const width of WIDTHS) {
      await chromium.open(address, width);
      const places = await chromium.run(readPlaces);
      expect(Object.keys(places).length).toBeGreaterThan(20);
      for (const engine of others) {
        const where = `${engine.name} at ${width} pixels`;
        const openAndCompare = async () => {
          await engine.open(address, width);
          const different = differentPlaces(places, await engine.run(readPlaces));
          // A page that is left while its scripts arrive complains about them.
          await eventually.poll(() => engine.run(isTakenOver), engine.name).toBe(true);
          return different;
        };
        const different = await openAndCompare();
        // Fonts that miss the first visit's first paint (ADR 23) are there for the second.
        expect.soft(different.length === 0 ? different : await openAndCompare(), where).toEqual([]);
        expect.soft(await engine.run(() => document.documentElement.scrollWidth - innerWidth), `${where}: sideways`).toBeLessThanOrEqual(0);
      }
    }
    for (const engine of others) expect.soft(await engine.faults(), engine.name).toEqual([]);
  });
}
