import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { ContourLines } from "../../components/ContourLines/ContourLines";
import { ActionLinks } from "../../content-parts/ActionLinks";
import type { SectionProps } from "../section-props";

/** The closing invitation of a page. */
export const CallToAction = ({ section, ground }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { anchor, heading, text, actions } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Invitation>
        <h2 id={headingId}>{heading}</h2>
        <Text>{text}</Text>
        <ActionLinks actions={actions} />
      </Invitation>
      <ContourLines />
    </Band>
  );
};

const Invitation = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  /* The right half is the land's. */
  max-width: 34rem;
`;

const Text = styled.p`
  font-size: var(--type-lead);
`;
