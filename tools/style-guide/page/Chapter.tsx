import styled from "styled-components";
import type { Entry } from "../specimen/entry";
import { anchorOf } from "../specimen/entry";
import { Specimen } from "../specimen/Specimen";

/** Things that belong together. */
export interface ChapterData {
  /** Its address on the page. */
  anchor: string;
  title: string;
  intro: string;
  entries: readonly Entry[];
}

/** A chapter of the style guide, with everything in it. */
export const Chapter = ({ chapter: { anchor, title, intro, entries } }: { chapter: ChapterData }) => (
  <Part id={anchor} aria-labelledby={`${anchor}-title`}>
    <ChapterHeading anchor={anchor} title={title} intro={intro} />
    {entries.map(({ Show, ...entry }) => (
      <Specimen key={entry.title} anchor={anchorOf(anchor, entry.title)} {...entry}>
        <Show />
      </Specimen>
    ))}
  </Part>
);

/** What a chapter is about. */
export const ChapterHeading = ({ anchor, title, intro }: Omit<ChapterData, "entries">) => (
  <Heading>
    <h2 id={`${anchor}-title`}>{title}</h2>
    <Intro>{intro}</Intro>
  </Heading>
);

const Part = styled.section`
  & + & {
    margin-top: var(--space-8);
  }
`;

const Heading = styled.header`
  display: grid;
  gap: var(--space-3);
  margin-bottom: var(--space-7);
`;

const Intro = styled.p`
  max-width: var(--measure);
  font-size: var(--type-lead);
`;
