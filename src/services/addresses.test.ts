import { isPlatformPath, mediaUrl, onMediaHost, platformUrl } from "./addresses";
import { environment } from "./environment";

it.each([
  [["/login", "/registration/investor", "/registration/capital-seeker", "/login?from=menu", "/login#form", "/login?from=menu#form"], true],
  [["/registration", "/login-help?from=/login", "/pricing"], false],
])("takes %j for pages of the platform: %s", (paths, isPlatform) => {
  expect(paths.map(isPlatformPath)).toEqual(paths.map(() => isPlatform));
});

it("builds addresses from the base path, or on the same origin if there is none", () => {
  expect(platformUrl("/login")).toBe("/login");
  jest.replaceProperty(environment, "platformBaseUrl", "https://app.example");
  expect(platformUrl("/login?from=menu#form")).toBe("https://app.example/login?from=menu#form");
});

it("puts every address of a picture on the content-delivery host, if there is one, and none of another host", () => {
  const images = {
    sources: [{ type: "image/webp", srcSet: "/static/a/400.webp 400w,\n/static/a/800.webp 800w" }],
    fallback: { src: "/static/a/800.jpg", srcSet: "/static/a/400.jpg 400w" },
  };
  const picture = { layout: "constrained" as const, width: 800, height: 500, images };
  expect(mediaUrl("/static/film.mp4")).toBe("/static/film.mp4");
  expect(onMediaHost(picture).images.fallback.src).toBe("/static/a/800.jpg");

  jest.replaceProperty(environment, "mediaBaseUrl", "https://media.example");
  expect(onMediaHost(picture).images).toMatchObject({
    sources: [{ srcSet: "https://media.example/static/a/400.webp 400w, https://media.example/static/a/800.webp 800w" }],
    fallback: { src: "https://media.example/static/a/800.jpg", srcSet: "https://media.example/static/a/400.jpg 400w" },
  });
  for (const address of ["https://other.example/a.webp", "//other.example/a.webp"]) expect(mediaUrl(address)).toBe(address);
});
