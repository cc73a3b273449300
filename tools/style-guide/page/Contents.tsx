import styled from "styled-components";
import { from, whenHovering } from "../../../src/theme/breakpoints";
import { hairlineAbove, plainList } from "../../../src/theme/mixins";

/** A chapter as the contents list it. */
export interface ContentsChapter {
  anchor: string;
  title: string;
  entries: readonly { anchor: string; title: string }[];
}

/** Address of the contents. */
export const CONTENTS_ID = "contents";

/** Every chapter and everything in it: at the side on wide screens, on top on small ones. */
export const Contents = ({ chapters }: { chapters: readonly ContentsChapter[] }) => (
  <Place id={CONTENTS_ID} aria-label="Contents">
    {chapters.map(({ anchor, title, entries }) => (
      <Group key={anchor}>
        <ChapterLink href={`#${anchor}`}>{title}</ChapterLink>
        <List>
          {entries.map((entry) => (
            <li key={entry.anchor}>
              <EntryLink href={`#${entry.anchor}`}>{entry.title}</EntryLink>
            </li>
          ))}
        </List>
      </Group>
    ))}
  </Place>
);

const Place = styled.nav`
  align-self: start;
  font-size: var(--type-small);
  line-height: 1.4;

  ${from.desktop} {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - var(--space-7));
    padding: 3px var(--space-4) var(--space-4) 3px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Group = styled.div`
  ${hairlineAbove}
  padding-block: var(--space-2) var(--space-4);
`;

const link = `
  display: inline-flex;
  align-items: center;
  min-height: 1.75rem;
  text-decoration: none;
`;

const ChapterLink = styled.a`
  ${link}
  color: var(--on-heading);
  font-weight: 550;
`;

const EntryLink = styled.a`
  ${link}
  color: var(--on-text);

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
`;

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-4);

  ${from.desktop} {
    display: block;
  }
`;
