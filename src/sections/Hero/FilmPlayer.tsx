import type { RefObject } from "react";
import styled from "styled-components";
import { useOnScreen } from "../../components/use-on-screen";
import { mediaUrl } from "../../services/addresses";
import { below } from "../../theme/breakpoints";
import type { FilmData } from "./Film";
import { videoSources } from "./video-sources";

/** The film with the browser's controls and captions. It starts only on request, and fetches its poster once it is shown. */
export const FilmPlayer = ({ player, film }: { player: RefObject<HTMLVideoElement>; film: FilmData }) => {
  const { title, captions, poster } = film;
  const isShown = useOnScreen(player, { once: true });
  const image = poster.src.childImageSharp?.gatsbyImageData;
  const posterUrl = image?.images.fallback?.src;
  return (
    <Player
      ref={player}
      poster={isShown && posterUrl !== undefined ? mediaUrl(posterUrl) : undefined}
      width={image?.width}
      height={image?.height}
      aria-label={title}
      controls
      playsInline
      preload="none"
    >
      {videoSources(film).map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {/* Captions come from this site, not the media host: from another origin, they would need that host's permission. */}
      {captions.publicURL !== null && <track kind="captions" src={captions.publicURL} srcLang="en" />}
    </Player>
  );
};

const Player = styled.video`
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  background: var(--colour-ink);

  /* The film spans its dialog from edge to edge. */
  ${below.tablet} {
    width: calc(100% + 2 * var(--space-5));
    max-width: none;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
  }
`;
