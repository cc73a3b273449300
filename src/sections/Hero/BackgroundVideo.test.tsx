import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setReducedMotion, setSeen, stubBrowser } from "../../components/browser.testing";
import { site, TestPage } from "../../components/site.testing";
import { BackgroundVideo, videoSources } from "./BackgroundVideo";

const play = jest.fn().mockResolvedValue(undefined);
const pause = jest.fn();
Object.assign(HTMLMediaElement.prototype, { play, pause });

const show = () => {
  const sources = [{ src: "/loop.mp4", type: "video/mp4" }];
  const { container } = render(<BackgroundVideo sources={sources} />, { wrapper: TestPage });
  setSeen(true);
  return container.querySelector("video");
};

beforeEach(stubBrowser);

it("plays on screen, and can be paused and resumed", async () => {
  const video = show();
  expect(play).toHaveBeenCalled();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();

  fireEvent.playing(video ?? document.body);
  pause.mockClear();
  await userEvent.click(screen.getByRole("button", { name: site.labels.pauseBackground }));
  expect(pause).toHaveBeenCalled();

  play.mockClear();
  await userEvent.click(screen.getByRole("button", { name: site.labels.pauseBackground }));
  expect(play).toHaveBeenCalled();

  setSeen(false);
  expect(pause).toHaveBeenCalledTimes(2);
});

it("is not even fetched under reduced motion, nor by a visitor who saves data", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  expect(show()).toBeNull();
  Object.assign(navigator, { connection: undefined });
  setReducedMotion(true);
  expect(show()).toBeNull();
});

it("offers the smallest encoding first, after the one for large windows alone, and leaves out one that is missing", () => {
  const sources = videoSources({ h264: null, av1: { publicURL: "/av1" }, sharp: { publicURL: "/sharp" } });

  expect(sources.map(({ src, media }) => [src, media !== undefined])).toEqual([
    ["/sharp", true],
    ["/av1", false],
  ]);
});
