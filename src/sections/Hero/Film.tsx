import { Play } from "lucide";
import { useRef } from "react";
import styled from "styled-components";
import { Glyph } from "../../components/Icon/Glyph";
import { Popup } from "../../components/Popup";
import { useLabels } from "../../components/site-context";
import { foldingSummary } from "../../theme/mixins";
import { FilmPlayer } from "./FilmPlayer";

/** A film, as queried by the hero's fragment. */
export type FilmData = NonNullable<Queries.HeroFragment["film"]>;

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
