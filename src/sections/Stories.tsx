import { graphql } from "gatsby";
import styled from "styled-components";
import { Exhibit } from "../components/Exhibit/Exhibit";
import { Eyebrow } from "../components/Eyebrow";
import { HeadedBand } from "../components/HeadedBand";
import { from } from "../theme/breakpoints";
import { hairlineAbove, plainList } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** Success stories, two in a row, each above its document or beside it. The speakers are kinds of firm, not named customers. */
export const Stories = ({ section, ...place }: SectionProps<Queries.StoriesFragment>) => (
  <HeadedBand section={section} {...place}>
    <Grid>
      {section.items.map(({ segment, title, description, exhibit }) => (
        <Story key={title}>
          <Words>
            {segment !== null && <Eyebrow>{segment}</Eyebrow>}
            <h3>{title}</h3>
            <p>{description}</p>
          </Words>
          {exhibit && <Exhibit exhibit={exhibit} level={4} hasNotice={false} />}
        </Story>
      ))}
    </Grid>
  </HeadedBand>
);

const Grid = styled.ul`
  ${plainList}
  display: grid;
  gap: 0 var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Story = styled.li`
  ${hairlineAbove}
  display: grid;
  /* The documents of a row begin at one height. */
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: var(--space-4);
  padding-block: var(--space-4) var(--space-6);

  /* As tall as the one beside it. */
  > figure {
    display: grid;
    max-width: 24rem;
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) 16rem;
    grid-row: auto;
    grid-template-rows: none;
    column-gap: var(--space-5);
    padding-bottom: var(--space-4);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  max-width: var(--measure);
  font-size: var(--type-base);
`;

export const storiesFragment = graphql`
  fragment Stories on StoriesSection {
    ...HeadedBand
    items {
      segment
      title
      description
      exhibit {
        ...Exhibit
      }
    }
  }
`;
