import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { SectionHeading } from "../../content-parts/SectionHeading";
import { below, from } from "../../theme/breakpoints";
import { plainList } from "../../theme/mixins";
import { type SectionProps, useHeadingId } from "../section-props";

/** The leadership team: picture, name, role and what each answers for. */
export const Leadership = ({ section, ground }: SectionProps<Queries.LeadershipFragment>) => {
  const headingId = useHeadingId();
  const { anchor, eyebrow, heading, intro, leaders } = section;
  return (
    <TallBand ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      <Team>
        {leaders.map(({ name, role, bio, picture }) => (
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
    </TallBand>
  );
};

/** On a phone four bands high: a checker of contrast would look for its words behind the next band, if it were taken for a usual one. */
const TallBand = styled(Band)`
  ${below.tablet} {
    --likely-height: 220rem;
  }
`;

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
