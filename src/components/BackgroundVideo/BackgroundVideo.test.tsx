import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TestPage } from "../../content-parts/site.testing";
import { Loop } from "../../sections/Hero/Loop";
import { BackgroundVideo } from "./BackgroundVideo";

const file = { publicURL: "/loop.mp4" };
const sources = [{ src: "/loop.mp4", type: "video/mp4" }];

const play = jest.fn().mockResolvedValue(undefined);
const pause = jest.fn();
Object.assign(HTMLMediaElement.prototype, { play, pause });

const preferMotion = (reduced: boolean): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: reduced && query.includes("reduce"), media: query }) as MediaQueryList;
};

/** An observer that reports every element as visible: jsdom has no layout. */
class AlwaysVisible implements Pick<IntersectionObserver, "observe" | "disconnect"> {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(): void {
    this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {
    // Nothing to release.
  }
}

beforeEach(() => {
  preferMotion(false);
  Object.assign(window, { IntersectionObserver: AlwaysVisible });
});

const findVideo = (container: HTMLElement): HTMLVideoElement | null => container.querySelector("video");

it("plays once the page has loaded, and can be paused and resumed", async () => {
  const { container } = render(<BackgroundVideo sources={sources} pauseLabel="Pause" savesData={false} />);
  const video = findVideo(container);
  expect(play).toHaveBeenCalled();
  act(() => {
    video?.dispatchEvent(new Event("playing"));
  });

  await userEvent.click(screen.getByRole("checkbox", { name: "Pause" }));
  expect(pause).toHaveBeenCalled();

  play.mockClear();
  await userEvent.click(screen.getByRole("checkbox", { name: "Pause" }));
  expect(play).toHaveBeenCalled();
});

it("shows no control before the video plays", () => {
  render(<BackgroundVideo sources={sources} pauseLabel="Pause" savesData={false} />);
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

it("is not even fetched under reduced motion", () => {
  preferMotion(true);
  const { container } = render(<BackgroundVideo sources={sources} pauseLabel="Pause" savesData={false} />);
  expect(findVideo(container)).toBeNull();
});

it("is not fetched by a visitor who saves data", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { container } = render(<Loop video={{ av1: file, vp9: file, h264: file }} />, { wrapper: TestPage });
  expect(findVideo(container)).toBeNull();
  Object.assign(navigator, { connection: undefined });
});
