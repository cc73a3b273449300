import styled from "styled-components";
import { mediaUrl } from "../../services/media-urls";
import { below } from "../../theme/breakpoints";
import type { FilmData } from "./Film";
import { videoSources } from "./video-sources";

/**
 * The film with the browser's controls and captions. It starts only on request. `native-controls.js` sets its poster, and stops it when its
 * dialog closes.
 */
export const FilmPlayer = ({ film }: { film: FilmData }) => {
  const { title, captions, poster } = film;
  const image = poster.src.childImageSharp?.gatsbyImageData;
  const posterUrl = image?.images.fallback?.src;
  return (
    <Player
      data-poster={posterUrl === undefined ? undefined : mediaUrl(posterUrl)}
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

  /* The film spans its dialog from edge to edge. */
  ${below.tablet} {
    width: calc(100% + 2 * var(--space-5));
    max-width: none;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
  }
  height: auto;
  aspect-ratio: 16 / 9;
  background: var(--colour-ink);
`;
