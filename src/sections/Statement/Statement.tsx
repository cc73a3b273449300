import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { ActionLinks } from "../../content-parts/ActionLinks";
import { Popup } from "../../content-parts/Popup";
import { Eyebrow } from "../../content-parts/SectionHeading";
import { from } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";

/** A statement in a few paragraphs, such as a mission; may open a popup that explains more. */
export const Statement = ({ section, ground }: SectionProps<Queries.StatementFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, paragraphs, popup, statementActions } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Plate>
        <Title>
          {eyebrow !== null && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id={headingId}>{heading}</h2>
        </Title>
        <Text>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {(popup !== null || statementActions !== null) && (
            <ActionLinks actions={statementActions ?? []}>
              {popup && (
                <Popup buttonText={popup.button} title={popup.title}>
                  {popup.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Popup>
              )}
            </ActionLinks>
          )}
        </Text>
      </Plate>
    </Band>
  );
};

const Plate = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-8);

  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Title = styled.header`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);

  > p:first-child {
    color: var(--on-heading);
    font-family: var(--font-serif);
    font-size: var(--type-h3);
    line-height: 1.45;
  }
`;
