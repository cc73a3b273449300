import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../components/HeadedBand";
import { ContentPicture } from "../components/Picture";
import { from } from "../theme/breakpoints";
import { lightBacking, logoRow, plainList, smallCapitals } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** Partners, technology providers and legal advisers, as low rows of wordmarks of equal size. */
export const Partners = ({ section, ...place }: SectionProps<Queries.PartnersFragment>) => (
  <HeadedBand section={section} {...place}>
    {section.groups.map(({ title, marks }) => (
      <Group key={title}>
        <GroupTitle>{title}</GroupTitle>
        <Wordmarks>
          {marks.map((mark) => (
            <li key={mark.alt}>
              <ContentPicture picture={mark} />
            </li>
          ))}
        </Wordmarks>
      </Group>
    ))}
  </HeadedBand>
);

const Group = styled.div`
  ${logoRow}
  padding-block: var(--space-4);

  ${from.desktop} {
    min-height: 3.5rem;
    padding-block: var(--space-1);
  }
`;

const GroupTitle = styled.h3`
  ${smallCapitals}
  font-family: var(--font-sans);
  color: var(--on-quiet);
`;

const Wordmarks = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: var(--space-4) var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  img {
    height: 2.25rem;
    object-fit: contain;
    object-position: left;
    ${lightBacking}
  }
`;

export const partnersFragment = graphql`
  fragment Partners on PartnersSection {
    ...HeadedBand
    groups {
      title
      marks {
        alt
        src {
          publicURL
        }
      }
    }
  }
`;
