import styled from "styled-components";
import { useLabels } from "../../layout/site-context";
import { mediaUrl } from "../../services/media-urls";
import { Popup } from "../shared/Popup";
import { FilmPlayer } from "./FilmPlayer";

/** A film as the hero's fragment queries it. */
export type FilmData = NonNullable<Queries.HeroFragment["film"]>;

/** A button that opens a film in a popup (SPEC section 2, Home). Without scripts: a link to the film, and its transcript. */
export const Film = ({ film }: { film: FilmData }) => {
  const { transcript: transcriptLabel } = useLabels();
  const { button, title, video, transcript } = film;
  if (video.publicURL === null) return null;
  const paragraphs = transcript.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
  return (
    <>
      <Opener>
        <Popup buttonText={button} title={title} size="film">
          <FilmPlayer film={film} />
          <Transcript>
            <h3>{transcriptLabel}</h3>
            {paragraphs}
          </Transcript>
        </Popup>
      </Opener>
      <noscript>
        <a href={mediaUrl(video.publicURL)}>{button}</a>
        <details>
          <summary>{transcriptLabel}</summary>
          {paragraphs}
        </details>
      </noscript>
    </>
  );
};

const Opener = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Transcript = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
`;
