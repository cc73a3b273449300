import { css, keyframes } from "styled-components";

const beingRead = keyframes`
  from, to {
    color: var(--on-link);
    box-shadow: inset 2px 0 0 var(--on-link);
  }
`;

/**
 * For a container of sections and a matching list of links: while a section crosses the line at a third of the window's height, its link is
 * marked, by the section's own scroll timeline. In browsers without such timelines (Firefox), nothing is marked.
 * `most`: the maximum number of sections.
 */
export const markSectionInView = (most: number) => {
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
