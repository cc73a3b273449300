import styled from "styled-components";
import { Popup } from "../../content-parts/Popup";
import { useLabels } from "../../content-parts/site-context";
import { FilmPlayer } from "./FilmPlayer";

/** A film, as queried by the hero's fragment. */
export type FilmData = NonNullable<Queries.HeroFragment["film"]>;

/** A button that opens a film in a popup (R4.10), with its transcript below it. */
export const Film = ({ film }: { film: FilmData }) => {
  const { transcript: transcriptLabel } = useLabels();
  const { button, title, transcript } = film;
  return (
    <Popup buttonText={button} title={title} size="film">
      <FilmPlayer film={film} />
      <Transcript>
        <h3>{transcriptLabel}</h3>
        {transcript.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Transcript>
    </Popup>
  );
};

const Transcript = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
`;
