import { css, keyframes } from "styled-components";

/** How many clauses can have their entry marked while read. */
const MOST_CLAUSES = 24;

const clauses = Array.from({ length: MOST_CLAUSES }, (_, index) => ({ nth: index + 1, timeline: `--clause-${index + 1}` }));

const beingRead = keyframes`
  from, to {
    color: var(--on-link);
    box-shadow: inset 2px 0 0 var(--on-link);
  }
`;

/** Marks a clause's entry while its section crosses a third of the window's height, by the section's own timeline. */
export const currentClause = css`
  @supports (timeline-scope: none) {
    timeline-scope: ${clauses.map(({ timeline }) => timeline).join(", ")};

    section {
      view-timeline-inset: 33% 66%;
    }
    nav a {
      animation: ${beingRead} linear;
    }
    ${clauses.map(
      ({ nth, timeline }) => css`
        section:nth-of-type(${nth}) {
          view-timeline-name: ${timeline};
        }
        nav li:nth-child(${nth}) a {
          animation-timeline: ${timeline};
        }
      `,
    )}
  }
`;
