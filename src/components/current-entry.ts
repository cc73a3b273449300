import { css, keyframes } from "styled-components";

const beingRead = keyframes`
  from, to {
    color: var(--on-link);
    box-shadow: inset 2px 0 0 var(--on-link);
  }
`;

/**
 * For a container of sections and a matching list of links: marks a section's link while the section crosses a third of the window's
 * height, by the section's own timeline. If the browser has no such timelines (Firefox), nothing is marked.
 * `most`: the greatest possible number of sections.
 */
export const currentEntry = (most: number) => {
  const sections = Array.from({ length: most }, (_, index) => ({ nth: index + 1, timeline: `--section-${index + 1}` }));
  return css`
    @supports (timeline-scope: none) {
      timeline-scope: ${sections.map(({ timeline }) => timeline).join(", ")};

      section {
        view-timeline-inset: 33% 66%;
      }
      nav a {
        animation: ${beingRead} linear;
      }
      ${sections.map(
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
};
