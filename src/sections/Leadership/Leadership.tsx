import styled from "styled-components";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { HeadedBand } from "../../content-parts/HeadedBand";
import { from } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";

/** The leadership team: picture, name, role and what each answers for. */
export const Leadership = ({ section, ground }: SectionProps<Queries.LeadershipFragment>) => (
  <HeadedBand section={section} ground={ground}>
    <Team>
      {section.leaders.map(({ name, role, bio, picture }) => (
        <Leader key={`${role} ${name}`}>
          <Portrait>
            <ContentPicture picture={picture} sizes="(min-width: 64rem) 20vw, 45vw" />
          </Portrait>
          <h3>{role}</h3>
          <Name>{name}</Name>
          <p>{bio}</p>
        </Leader>
      ))}
    </Team>
  </HeadedBand>
);

const Team = styled.ul`
  ${plainList}
  display: grid;
  gap: var(--space-7) var(--space-5);

  ${from.phoneLandscape} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Leader = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const Portrait = styled.div`
  overflow: hidden;
  margin-bottom: var(--space-3);
  border-radius: var(--radius-card);

  img {
    width: 100%;
    height: auto;
  }
`;

const Name = styled.p`
  font-size: var(--type-small);
  color: var(--on-quiet);
`;
