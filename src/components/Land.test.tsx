import { renderToStaticMarkup } from "react-dom/server";
import { Land } from "./Land";

const src = { childImageSharp: { gatsbyImageData: { layout: "fullWidth", width: 1, height: 0.375, images: {} } } } as const;
const frame = { left: 60, top: 20, right: 95, bottom: 80, maxWidth: null };

const landOf = (picture: Queries.LandFragment) => {
  document.body.innerHTML = renderToStaticMarkup(<Land picture={picture} />);
  return document.querySelector<HTMLElement>("[data-framed]");
};

it("places each picture by what stands beside it, and keeps nothing of the one that it replaces", () => {
  const framed = landOf({ alt: null, frame, src });
  expect(framed).toHaveAttribute("data-framed", "true");
  expect(framed?.style.getPropertyValue("--frame-width")).toBe("0.35");

  const replaced = landOf({ alt: null, frame: null, src });
  expect(replaced).toHaveAttribute("data-framed", "false");
  expect(replaced).not.toHaveAttribute("style");
});
