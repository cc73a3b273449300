import { render } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { PHONE } from "../theme/breakpoints";
import { Picture } from "./Picture";

const image = (name: string, width: number, height: number, layout: IGatsbyImageData["layout"] = "constrained"): IGatsbyImageData => ({
  layout,
  width,
  height,
  images: {
    // For a single format, gatsby-plugin-image gives a fallback and no sources.
    sources: [],
    fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp ${width}w` },
  },
});

test("a picture drawn for phones is offered first, only to narrow windows, with its own size", () => {
  const { container } = render(<Picture image={image("wide", 1240, 700)} phone={image("phone", 350, 500.4)} alt="A table" />);
  const sources = [...container.querySelectorAll("source")].map((source) =>
    ["srcset", "media", "width", "height"].map((name) => source.getAttribute(name)),
  );
  expect(sources).toEqual([["/phone.webp 350w", "(max-width: 63.99rem)", "350", "500"]]);
});

test("land for phones is not enlarged on tablets, which show it twice as wide as the window", () => {
  const { container } = render(<Picture image={image("land", 1, 0.625, "fullWidth")} phone={image("phone", 960, 600)} alt="" />);
  expect(container.querySelector("source")).toHaveAttribute("media", PHONE);
});
