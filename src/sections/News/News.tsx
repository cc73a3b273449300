import styled from "styled-components";
import { ContentLink } from "../../components/ContentLink";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { formatDay } from "../../components/format-day";
import { HeadedBand } from "../../components/HeadedBand";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { folding, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** News in brief, as journal entries; on phones as rows that unfold. */
export const News = ({ section, ground }: SectionProps<Queries.NewsFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Entries>
      {section.items.map(({ date, title, text, newsLink }) => (
        <Entry key={title}>
          <Day dateTime={date}>{formatDay(date)}</Day>
          <Unbroken as="h3" text={title} />
          <Text>
            <Body text={text} link={newsLink} />
          </Text>
        </Entry>
      ))}
    </Entries>
    <FoldedRows
      rows={section.items.map(({ date, title, text, newsLink }) => ({
        key: title,
        summary: (
          <>
            <Day dateTime={date}>{formatDay(date)}</Day>
            <Unbroken as="h3" text={title} />
          </>
        ),
        content: <Body text={text} link={newsLink} />,
      }))}
    />
  </HeadedBand>
);

type Item = Queries.NewsFragment["items"][number];

const Body = ({ text, link }: { text: Item["text"]; link: Item["newsLink"] }) => (
  <>
    <Unbroken as="p" text={text} />
    {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
  </>
);

const Entries = styled.ul`
  ${plainList}

  ${folding.folded} {
    display: none;
  }
`;

const Entry = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-4);

  &:last-child {
    padding-bottom: 0;
  }
  ${from.desktop} {
    ${ledgerColumns}
    grid-template-rows: auto 1fr;
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
  max-width: var(--measure);

  ${from.desktop} {
    grid-area: 1 / 2 / span 2;
  }
`;
