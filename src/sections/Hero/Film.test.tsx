import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
  eyebrow: null,
  heading: "Private deals",
  lead: "Seen clearly.",
  picture: { alt: null, src: { childImageSharp: { gatsbyImageData: image } } },
  backgroundVideo: null,
  heroActions: null,
  film: {
    button: "Our Platform",
    title: "The platform in two minutes",
    video: { publicURL: "/static/film.mp4" },
    captions: { publicURL: "/static/film.vtt" },
    poster: { alt: "The pipeline", src: { childImageSharp: { gatsbyImageData: image } } },
    transcript: ["First this is said.", "Then that is shown."],
  },
  figures: null,
  figuresNote: null,
};

// The simulated browser plays nothing.
const pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined);
beforeEach(() => pause.mockClear());

const open = async () => {
  render(<Hero section={section} />, { wrapper: TestPage });
  const button = await screen.findByRole("button", { name: "Our Platform" });
  await userEvent.click(button);
  return { button, dialog: screen.getByRole("dialog", { name: "The platform in two minutes" }) };
};

it("shows the film in a popup: with controls and captions, waiting for the visitor", async () => {
  const { dialog } = await open();
  const film = within(dialog).getByLabelText("The platform in two minutes", { selector: "video" });

  expect(film).toHaveAttribute("src", "/static/film.mp4");
  expect(film).toHaveAttribute("poster", "/static/poster.webp");
  expect(film).toHaveAttribute("controls");
  expect(film).not.toHaveAttribute("autoplay");
  expect(film).toHaveAttribute("preload", "none");
  const captions = film.querySelector("track");
  expect(captions).toHaveAttribute("kind", "captions");
  expect(captions).toHaveAttribute("src", "/static/film.vtt");
});

it("has the transcript below it", async () => {
  const { dialog } = await open();

  expect(within(dialog).getByRole("heading", { name: "Transcript" })).toBeInTheDocument();
  expect(within(dialog).getByText("Then that is shown.")).toBeInTheDocument();
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the close button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
])("stops when %s closes the popup, and gives the focus back", async (_, close) => {
  const { button } = await open();
  pause.mockClear();
  await close();

  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(pause).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

it("is absent without a film", () => {
  render(<Hero section={{ ...section, film: null }} />, { wrapper: TestPage });

  expect(screen.getByRole("heading", { name: "Private deals" })).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
