import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../../components/HeadedBand";
import { ContentPicture } from "../../components/Picture";
import { useSite } from "../../components/site-context";
import { between, upTo } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** The leadership: a portrait, the office and who holds it, and what they answer for. */
export const Leadership = ({ section, ...place }: SectionProps<Queries.LeadershipFragment>) => {
  /** What the token {name} stands for until somebody is named. */
  const { leaderName: unnamed } = useSite().company;
  return (
    <HeadedBand section={section} {...place}>
      <Offices>
        {section.leaders.map(({ name, role, bio, picture }) => (
          <Office key={`${role} ${name}`}>
            <ContentPicture picture={picture} sizes={`${upTo.tablet} 45vw, 18rem`} />
            <h3>{role}</h3>
            {name !== unnamed && <Name>{name}</Name>}
            <p>{bio}</p>
          </Office>
        ))}
      </Offices>
    </HeadedBand>
  );
};

/** Four in a row, or two by two on phones and tablets. */
const Offices = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-5);
  font-size: var(--type-base);

  ${between.tabletAndDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Office = styled.li`
  display: grid;
  gap: var(--space-2);
  align-content: start;

  /* On tablets beside the words. */
  ${between.tabletAndDesktop} {
    grid-template: auto auto 1fr / 8rem minmax(0, 1fr);
    column-gap: var(--space-4);

    > picture {
      grid-row: span 3;
    }
  }
  img {
    width: 100%;
    height: auto;
    margin-bottom: var(--space-2);
    aspect-ratio: 1;
    border-radius: var(--radius-card);
    object-fit: cover;
  }
`;

const Name = styled.p`
  color: var(--on-heading);
`;

export const leadershipFragment = graphql`
  fragment Leadership on LeadershipSection {
    ...HeadedBand
    leaders {
      name
      role
      bio
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 288)
          }
        }
      }
    }
  }
`;
