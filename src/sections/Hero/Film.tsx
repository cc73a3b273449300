import { graphql } from "gatsby";
import { Play } from "lucide";
import { type RefObject, useRef } from "react";
import styled from "styled-components";
import { Glyph } from "../../components/Glyph";
import { Popup } from "../../components/Popup";
import { useLabels } from "../../components/site-context";
import { useMediaQuery } from "../../components/use-media-query";
import { useOnScreen } from "../../components/use-on-screen";
import { SITE_LANGUAGE } from "../../notation/language";
import { mediaUrl } from "../../services/addresses";
import { below, NOT_UPRIGHT } from "../../theme/breakpoints";
import { foldingSummary } from "../../theme/mixins";
import { videoSources } from "./BackgroundVideo";

/** A film, as queried by the hero's fragment. */
type FilmData = NonNullable<Queries.HeroFragment["film"]>;

/** A button with the film's length that opens it in a popup, with its transcript below it. The film stops when the popup closes. */
export const Film = ({ film }: { film: FilmData }) => {
  const { transcript: transcriptLabel } = useLabels();
  const player = useRef<HTMLVideoElement>(null);
  const { button, length, title, transcript } = film;
  const buttonText = (
    <>
      <Glyph of={Play} size={16} />
      {button}
      <Length aria-hidden>{length}</Length>
    </>
  );
  return (
    <Popup buttonText={buttonText} title={title} size="film" onClose={() => player.current?.pause()}>
      <FilmPlayer player={player} film={film} />
      <Transcript>
        <summary>
          <h3>{transcriptLabel}</h3>
        </summary>
        {transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Transcript>
    </Popup>
  );
};

/**
 * The film with the browser's controls and captions, in the window's shape; browsers that know no `media` on a source take the wide one. It
 * starts only on request, and fetches its poster once it is shown.
 */
const FilmPlayer = ({ player, film: { title, wide, phone } }: { player: RefObject<HTMLVideoElement>; film: FilmData }) => {
  const isShown = useOnScreen(player, { once: true });
  const { poster, captions } = useMediaQuery(NOT_UPRIGHT, true) ? wide : phone;
  const posterUrl = poster.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return (
    <Player
      ref={player}
      poster={isShown && posterUrl !== undefined ? mediaUrl(posterUrl) : undefined}
      aria-label={title}
      controls
      playsInline
      preload="none"
    >
      {[...videoSources(wide).map((source) => ({ ...source, media: NOT_UPRIGHT })), ...videoSources(phone)].map((source) => (
        <source key={source.src} {...source} />
      ))}
      {/* Captions come from this site, not the media host: from another origin, they would need that host's permission. */}
      {captions.publicURL !== null && <track kind="captions" src={captions.publicURL} srcLang={SITE_LANGUAGE} />}
    </Player>
  );
};

const Player = styled.video`
  width: 100%;
  max-height: calc(100dvh - 7rem);
  aspect-ratio: 4 / 5;
  background: var(--colour-ink);

  @media ${NOT_UPRIGHT} {
    aspect-ratio: 16 / 9;
  }
  /* Chromium cuts a caption after its first line unless told to wrap it. */
  &::cue {
    white-space: pre-line;
  }

  /* The film spans its dialog from edge to edge. */
  ${below.tablet} {
    width: calc(100% + 2 * var(--space-5));
    max-width: none;
    margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) 0;
  }
`;

const Length = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  color: var(--on-text);
`;

const Transcript = styled.details`
  max-width: var(--measure);

  > summary {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    min-height: var(--target);
    ${foldingSummary}
  }
  > p {
    margin-top: var(--space-3);
  }
`;

export const filmCutFragment = graphql`
  fragment FilmCut on FilmCut {
    h264 {
      publicURL
    }
    av1 {
      publicURL
    }
    poster {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1280, outputPixelDensities: [1], quality: 75)
      }
    }
    captions {
      publicURL
    }
  }
`;
