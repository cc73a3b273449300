import { graphql } from "gatsby";
import styled from "styled-components";
import { HeadedBand } from "../../components/HeadedBand";
import { ContentPicture } from "../../components/Picture";
import { useSite } from "../../components/site-context";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** The leadership as a ledger: a small portrait, the office and who holds it, and what they answer for. */
export const Leadership = ({ section, ...place }: SectionProps<Queries.LeadershipFragment>) => {
  /** What the token {name} stands for until somebody is named. */
  const { leaderName: unnamed } = useSite().company;
  return (
    <HeadedBand section={section} {...place}>
      <Offices>
        {section.leaders.map(({ name, role, bio, picture }) => (
          <Office key={`${role} ${name}`}>
            <Holder>
              <ContentPicture picture={picture} sizes="4.5rem" />
              <div>
                <h3>{role}</h3>
                {name !== unnamed && <Name>{name}</Name>}
              </div>
            </Holder>
            <Duty>{bio}</Duty>
          </Office>
        ))}
      </Offices>
    </HeadedBand>
  );
};

const Offices = styled.ul`
  ${plainList}
  margin-bottom: calc(-1 * var(--space-5));
`;

const Office = styled.li`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-5);

  ${from.tablet} {
    ${ledgerColumns}
    align-items: center;
  }
`;

const Holder = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-5);

  > :first-child {
    flex: none;
  }
  img {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: var(--radius-card);
    object-fit: cover;
    /* A portrait's face is above its middle. */
    object-position: 50% 30%;
  }
`;

const Name = styled.p`
  margin-top: var(--space-1);
  color: var(--on-heading);
`;

const Duty = styled.p`
  max-width: var(--measure);
`;

export const leadershipFragment = graphql`
  fragment Leadership on LeadershipSection {
    anchor
    heading
    intro
    leaders {
      name
      role
      bio
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 72, placeholder: NONE, formats: [WEBP])
          }
        }
      }
    }
  }
`;
