import { geometryOf } from "./picture-geometry";

const src = { childImageSharp: { gatsbyImageData: { layout: "fullWidth", width: 1, height: 0.5, images: {} } } } as const;

it("gives a framed picture's own measures, as shares of its width", () => {
  expect(geometryOf({ src, frame: { left: 60, top: 20, right: 95, bottom: 80 } })).toEqual({
    "--ratio": 0.5,
    "--frame-left": 0.6,
    "--frame-top": 0.1,
    "--frame-width": 0.35,
    "--frame-height": 0.3,
  });
});

it("leaves nothing of a picture behind that another one replaces", () => {
  expect(geometryOf({ src, frame: null, fade: 57, focus: { x: 7, y: 4 } })).toEqual({ "--ratio": 0.5, "--fade": 0.57, "--focus": "7% 4%" });
  expect(geometryOf({ src, frame: null, fade: null, focus: null })).toEqual({ "--ratio": 0.5 });
});
