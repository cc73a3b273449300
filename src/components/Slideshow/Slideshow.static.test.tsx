/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Slideshow } from "./Slideshow";
import { labels } from "./slideshow.testing";

it("has every picture in the static HTML, the first one chosen; the browser fetches each when it comes near", () => {
  const html = renderToString(<Slideshow name="Screens" labels={labels} images={["/one.webp", "/two.webp"]} />);

  expect(html.match(/<img[^>]*>/gu)).toEqual([
    '<img src="/one.webp" alt="" loading="lazy" decoding="async"/>',
    '<img src="/two.webp" alt="" loading="lazy" decoding="async"/>',
  ]);
  expect(html.match(/<input type="radio"[^>]*>/gu)).toEqual([
    expect.stringContaining('checked=""'),
    expect.not.stringContaining("checked"),
  ]);
});
