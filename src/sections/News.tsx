import { graphql } from "gatsby";
import styled from "styled-components";
import { ContentLink } from "../components/ContentLink";
import { HeadedBand } from "../components/HeadedBand";
import { formatDay } from "../components/text";
import { from } from "../theme/breakpoints";
import { hairlineAbove, plainList, wholeEntry } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** News as dates and headlines, which link to what tells more. */
export const News = ({ section, ...place }: SectionProps<Queries.NewsFragment>) => (
  <HeadedBand section={section} {...place}>
    <Entries>
      {section.items.map(({ date, title, href }) => (
        <Entry key={title}>
          <Day dateTime={date}>{formatDay(date)}</Day>
          <h3>
            <Headline href={href}>{title}</Headline>
          </h3>
        </Entry>
      ))}
    </Entries>
  </HeadedBand>
);

const Entries = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-4) var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  ${hairlineAbove}
  position: relative;
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding-top: var(--space-4);
`;

const Day = styled.time`
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  color: var(--on-quiet);
`;

const Headline = styled(ContentLink)`
  color: inherit;
  text-decoration-color: var(--on-link);
  ${wholeEntry}
`;

export const newsFragment = graphql`
  fragment News on NewsSection {
    ...HeadedBand
    items {
      date
      title
      href
    }
  }
`;
