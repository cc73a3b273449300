/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { Slideshow } from "./Slideshow";
import { labels } from "./slideshow.testing";

it("has only the first picture in the static HTML, where the browser fetches it when it comes near", () => {
  const html = renderToString(<Slideshow name="Screens" labels={labels} images={["/one.webp", "/two.webp"]} />);

  expect(html.match(/<img[^>]*>/gu)).toEqual(['<img src="/one.webp" alt="" loading="lazy" decoding="async"/>']);
});
