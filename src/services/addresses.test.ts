import { isPlatformPath, mediaUrl, onMediaHost, platformUrl } from "./addresses";
import { environment } from "./environment";

it("recognises the platform's pages and nothing else", () => {
  expect(["/login", "/registration/investor", "/registration/capital-seeker"].every(isPlatformPath)).toBe(true);
  expect(["/login?from=menu", "/login#form", "/login?from=menu#form"].every(isPlatformPath)).toBe(true);
  expect(isPlatformPath("/registration")).toBe(false);
  expect(isPlatformPath("/login-help?from=/login")).toBe(false);
  expect(isPlatformPath("/pricing")).toBe(false);
});

it("builds addresses from the base path, or on the same origin if there is none", () => {
  expect(platformUrl("/login")).toBe("/login");
  jest.replaceProperty(environment, "platformBaseUrl", "https://app.example");
  expect(platformUrl("/registration/investor")).toBe("https://app.example/registration/investor");
  expect(platformUrl("/login?from=menu#form")).toBe("https://app.example/login?from=menu#form");
});

const picture = {
  layout: "constrained" as const,
  width: 800,
  height: 500,
  images: {
    sources: [{ type: "image/webp", srcSet: "/static/a/400.webp 400w,\n/static/a/800.webp 800w" }],
    fallback: { src: "/static/a/800.jpg", srcSet: "/static/a/400.jpg 400w" },
  },
};

it("leaves addresses on the same origin if no host is configured", () => {
  expect(mediaUrl("/static/film.mp4")).toBe("/static/film.mp4");
  expect(onMediaHost(picture).images.fallback.src).toBe("/static/a/800.jpg");
});

it("puts every address of a picture on the content-delivery host", () => {
  jest.replaceProperty(environment, "mediaBaseUrl", "https://media.example");
  const { sources, fallback } = onMediaHost(picture).images;
  expect(sources[0]?.srcSet).toBe("https://media.example/static/a/400.webp 400w, https://media.example/static/a/800.webp 800w");
  expect(fallback.src).toBe("https://media.example/static/a/800.jpg");
  expect(fallback.srcSet).toBe("https://media.example/static/a/400.jpg 400w");
});

it("leaves addresses of other hosts alone", () => {
  jest.replaceProperty(environment, "mediaBaseUrl", "https://media.example");
  expect(mediaUrl("https://other.example/a.webp")).toBe("https://other.example/a.webp");
  expect(mediaUrl("//other.example/a.webp")).toBe("//other.example/a.webp");
});
