import styled from "styled-components";
import { formatDay } from "../../components/format-day";
import { ContentLink } from "../../content-parts/ContentLink";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** News in short, as entries of a journal. */
export const News = ({ section, ground }: SectionProps<Queries.NewsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Entries>
      {section.items.map(({ date, title, text, newsLink }) => (
        <Entry key={title}>
          <Day dateTime={date}>{formatDay(date)}</Day>
          <h3>{title}</h3>
          <Text>
            <p>{text}</p>
            {newsLink && <ContentLink href={newsLink.href}>{newsLink.label}</ContentLink>}
          </Text>
        </Entry>
      ))}
    </Entries>
  </HeadedBand>
);

const Entries = styled.ul`
  ${plainList}
`;

const Entry = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-5);

  ${from.desktop} {
    grid-template-columns: 10rem minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Day = styled.time`
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  color: var(--on-quiet);
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;
