import styled from "styled-components";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerWidths, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** The leadership as a ledger: a row for each office, with picture, role, name and responsibilities. */
export const Leadership = ({ section, ground }: SectionProps<Queries.LeadershipFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Ledger>
      {section.leaders.map(({ name, role, bio, picture }) => (
        <Leader key={`${role} ${name}`}>
          <Plate>
            <ContentPicture picture={picture} sizes="(min-width: 48rem) 10rem, 7rem" />
          </Plate>
          <Office>
            <h3>{role}</h3>
            <Name>{name}</Name>
          </Office>
          <Duty>{bio}</Duty>
        </Leader>
      ))}
    </Ledger>
  </HeadedBand>
);

const Ledger = styled.ul`
  ${plainList}
`;

const Leader = styled.li`
  ${hairlineAbove}
  display: grid;
  /* Of the window, where the text is enlarged. */
  grid-template-columns: min(7rem, 28vw) minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: center;
  padding-block: var(--space-5);

  ${from.tablet} {
    grid-template-columns: 10rem minmax(0, 4fr) minmax(0, 7fr);
    column-gap: var(--space-6);
  }
  /* The text aligns with the second column of every ledger. */
  ${from.desktop} {
    grid-template-columns: 10rem minmax(0, 1fr) ${ledgerWidths.second};
  }
`;

const Plate = styled.div`
  overflow: hidden;
  border-radius: var(--radius-card);

  img {
    width: 100%;
    height: auto;
  }
`;

const Office = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Name = styled.p`
  color: var(--on-quiet);
  font-size: var(--type-small);
`;

const Duty = styled.p`
  grid-column: 1 / -1;
  max-width: var(--measure);

  ${from.tablet} {
    grid-column: auto;
  }
`;
