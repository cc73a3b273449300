import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { PauseButton } from "../../components/PauseButton";
import { useLabels } from "../../components/site-context";
import { onWindow, useMediaQuery, useReducedMotion } from "../../components/use-media-query";
import { useOnScreen } from "../../components/use-on-screen";
import { mediaUrl } from "../../services/addresses";
import { below, LARGE_OR_DENSE } from "../../theme/breakpoints";
import { notPrinted } from "../../theme/mixins";

/** A file of the loop and its media type, with codecs, so that a browser picks the first that it can play. */
interface VideoSource {
  src: string;
  type: string;
  /** The windows that it is for; without it, all. */
  media?: string;
}

interface BackgroundVideoProps {
  /** The same loop in several encodings, the smallest first. */
  sources: readonly VideoSource[];
}

/**
 * A muted loop that replaces its poster once everything else has loaded. It never shifts the layout, can be paused and pauses off screen.
 * It is not even fetched under reduced motion or Save-Data, nor under forced colours, which cover it.
 */
export const BackgroundVideo = ({ sources }: BackgroundVideoProps) => {
  const { pauseBackground } = useLabels();
  const layer = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const prefersStill = useReducedMotion();
  const isCovered = useMediaQuery("(forced-colors: active)");
  const hasLoaded = useAfterLoad();
  const isOnScreen = useOnScreen(layer);
  const isWanted = hasLoaded && !prefersStill && !isCovered && !savesData();

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    // If the browser refuses to autoplay, the poster stays.
    if (isOnScreen && !isPaused) void current.play().catch(() => undefined);
    else current.pause();
  }, [isWanted, isOnScreen, isPaused]);

  return (
    <>
      <Layer ref={layer}>
        {isWanted && (
          <Loop
            ref={video}
            muted
            loop
            playsInline
            preload="auto"
            aria-hidden
            tabIndex={-1}
            data-playing={isPlaying}
            onPlaying={() => {
              setIsPlaying(true);
            }}
          >
            {sources.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </Loop>
        )}
      </Layer>
      {/* Comes with the page: if its rules came with the video, the browser would restyle everything. */}
      <Corner hidden={!isWanted || !isPlaying}>
        <PauseButton label={pauseBackground} isPaused={isPaused} onChange={setIsPaused} />
      </Corner>
    </>
  );
};

const onLoad = onWindow("load");

/** True once the page and everything essential has loaded; decoration waits until then. */
const useAfterLoad = (): boolean =>
  useSyncExternalStore(
    onLoad,
    () => document.readyState === "complete",
    () => false,
  );

/** Whether the visitor asked the browser to save data; false if unknown. */
const savesData = (): boolean =>
  typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The land's picture, or its video above that. */
export const Layer = styled.div`
  ${notPrinted}
  position: absolute;
  inset: 0;
  z-index: -2;

  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--land);
  }
`;

const Loop = styled.video`
  opacity: 0;
  transition: opacity var(--time-fade) var(--easing);

  &[data-playing="true"] {
    opacity: 1;
  }
`;

const Corner = styled.div`
  ${notPrinted}
  position: absolute;
  right: var(--column-edge);
  bottom: var(--pause-place, var(--space-3));
  z-index: 1;
  /* The icon, not its larger target, aligns with the edge of the page's column. */
  margin-right: calc((1rem - var(--target)) / 2);

  /* Here the land is wider than the window. */
  ${below.desktop} {
    right: var(--gutter);
  }
`;

/** Encodings in the order offered to browsers: the smallest first, after what only some windows need. */
const ENCODINGS = [
  { key: "sharp", type: 'video/mp4; codecs="av01.0.08M.10"', media: LARGE_OR_DENSE },
  { key: "av1", type: 'video/mp4; codecs="av01.0.05M.10"' },
  { key: "h264", type: "video/mp4" },
] as const;

/** A film or a loop, as queried by a fragment; an encoding may be missing. */
type Encoded = Readonly<Partial<Record<(typeof ENCODINGS)[number]["key"], { readonly publicURL: string | null } | null>>>;

/** The sources of a film or a loop, for `<video>`. */
export const videoSources = (encoded: Encoded): VideoSource[] =>
  ENCODINGS.flatMap(({ key, ...source }) => {
    const url = encoded[key]?.publicURL;
    return url ? [{ src: mediaUrl(url), ...source }] : [];
  });
