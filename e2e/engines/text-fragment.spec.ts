/** A link of a search engine leads to words of a page (`#:~:text=`): they are in sight, although they stand at its end. */
import { expect, test } from "./engine";

/** The last paragraph of a page, of which a link names the words. Runs in the page. */
const lastWords = () => [...document.querySelectorAll("main p")].filter((words) => words.checkVisibility()).at(-1)?.textContent ?? "";
const topOf = (words: string) =>
  [...document.querySelectorAll("main p")].find(({ textContent }) => textContent === words)?.getBoundingClientRect().top ?? NaN;

for (const path of ["/", "/pricing", "/terms"]) {
  test(`words at the end of ${path} are gone to`, async ({ chromium, others, baseURL }) => {
    await chromium.open(`${baseURL}${path}`, 390);
    const words = await chromium.run(lastWords);
    expect(words.length).toBeGreaterThan(20);
    for (const engine of [chromium, ...others]) {
      // From another page: only the fragment would change on the same one.
      await engine.open(`${baseURL}/contact`, 390);
      await engine.open(`${baseURL}${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`, 390);
      await expect.poll(() => engine.run(topOf, words), engine.name).toBeLessThan(800);
      expect(await engine.run(topOf, words), engine.name).toBeGreaterThan(0);
    }
  });
}
