/** A search engine's link to words of a page (`#:~:text=`) brings them into view, even at its end. */
import { expect, test } from "./support/engines/engine";

/** The last paragraph of a page, whose words a link names. Runs in the page. */
const lastWords = () => [...document.querySelectorAll("main p")].filter((words) => words.checkVisibility()).at(-1)?.textContent ?? "";
const topOf = (words: string) =>
  [...document.querySelectorAll("main p")].find(({ textContent }) => textContent === words)?.getBoundingClientRect().top ?? NaN;

for (const path of ["/", "/pricing", "/terms"]) {
  test(`a link reaches words at the end of ${path}`, async ({ chromium, others, baseURL }) => {
    await chromium.open(`${baseURL}${path}`, 390);
    const words = await chromium.run(lastWords);
    expect(words.length).toBeGreaterThan(20);
    for (const engine of [chromium, ...others]) {
      // From another page: on the same one only the fragment would change.
      await engine.open(`${baseURL}/contact`, 390);
      await engine.open(`${baseURL}${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`, 390);
      await expect.poll(() => engine.run(topOf, words), engine.name).toBeLessThan(800);
      expect(await engine.run(topOf, words), engine.name).toBeGreaterThan(0);
    }
  });
}
