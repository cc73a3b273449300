import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { ContourLines } from "../../components/ContourLines/ContourLines";
import { ActionLinks } from "../../content-parts/ActionLinks";
import { from } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";

/** The closing invitation of a page. */
export const CallToAction = ({ section, ground }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { anchor, heading, text, actions } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <ContourLines />
      <Invitation>
        <h2 id={headingId}>{heading}</h2>
        <Text>{text}</Text>
        <ActionLinks actions={actions} />
      </Invitation>
    </Band>
  );
};

const Invitation = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  h2 {
    max-width: 22ch;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--space-8);

    h2 {
      grid-row: span 2;
    }
  }
`;

const Text = styled.p`
  max-width: 36rem;
  font-size: var(--type-lead);
`;
