import { render, screen, within } from "@testing-library/react";
import { TestPage } from "../../content-parts/site.testing";
import { Hero } from "./Hero";

const image = {
  layout: "constrained",
  width: 1280,
  height: 720,
  images: { fallback: { src: "/static/poster.webp", srcSet: "/static/poster.webp 1280w" } },
} as const;

const section: Queries.HeroFragment = {
  size: "full",
  light: null,
  eyebrow: null,
  heading: "Private deals",
  lead: "Seen clearly.",
  picture: { alt: null, src: { childImageSharp: { gatsbyImageData: image } } },
  backgroundVideo: null,
  heroActions: null,
  heroExhibit: null,
  film: {
    button: "Our Platform",
    title: "The platform in two minutes",
    h264: { publicURL: "/static/film.mp4" },
    av1: null,
    vp9: { publicURL: "/static/film.webm" },
    captions: { publicURL: "/static/film.vtt" },
    poster: { alt: "The pipeline", src: { childImageSharp: { gatsbyImageData: image } } },
    transcript: ["First this is said.", "Then that is shown."],
  },
  figures: null,
  figuresNote: null,
};

const show = () => {
  render(<Hero section={section} />, { wrapper: TestPage });
  // The browser opens it; jsdom has no dialogs.
  return screen.getByRole("dialog", { hidden: true });
};

it("shows the film in a popup: with controls and captions, waiting for the visitor", () => {
  const dialog = show();
  const film = within(dialog).getByLabelText("The platform in two minutes", { selector: "video" });

  const sources = [...film.querySelectorAll("source")].map(({ src }) => new URL(src).pathname);
  expect(sources).toEqual(["/static/film.webm", "/static/film.mp4"]);
  expect(film).not.toHaveAttribute("poster");
  expect(film).toHaveAttribute("data-poster", "/static/poster.webp");
  expect(film).toHaveAttribute("controls");
  expect(film).not.toHaveAttribute("autoplay");
  expect(film).toHaveAttribute("preload", "none");
  const captions = film.querySelector("track");
  expect(captions).toHaveAttribute("kind", "captions");
  expect(captions).toHaveAttribute("src", "/static/film.vtt");
});

it("is absent without a film", () => {
  render(<Hero section={{ ...section, film: null }} />, { wrapper: TestPage });

  expect(screen.getByRole("heading", { name: "Private deals" })).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
