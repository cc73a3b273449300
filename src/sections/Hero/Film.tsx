import { useRef } from "react";
import styled from "styled-components";
import { foldSign } from "../../components/FoldedRows/fold-sign";
import { Popup } from "../../components/Popup";
import { useLabels } from "../../components/site-context";
import { FilmPlayer } from "./FilmPlayer";

/** A film, as queried by the hero's fragment. */
export type FilmData = NonNullable<Queries.HeroFragment["film"]>;

/** A button that opens a film in a popup, with its transcript below it. The film stops when the popup closes. */
export const Film = ({ film }: { film: FilmData }) => {
  const { transcript: transcriptLabel } = useLabels();
  const player = useRef<HTMLVideoElement>(null);
  const { button, title, transcript } = film;
  return (
    <Popup buttonText={button} title={title} size="film" onClose={() => player.current?.pause()}>
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

const Transcript = styled.details`
  max-width: var(--measure);

  > summary {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
    list-style: none;
    ${foldSign}

    &::-webkit-details-marker {
      display: none;
    }
  }
  > p {
    margin-top: var(--space-3);
  }
`;
