import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { ActionLinks } from "../components/ActionLinks";
import { Band } from "../components/Band";
import { Invitation, Land } from "../components/Land";
import type { SectionProps } from "./section-props";

/** A page's closing invitation, beside another view of the page's land. */
export const CallToAction = ({ section, ...place }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { anchor, heading, text, actions, closingPicture: picture } = section;
  return (
    <Band {...place} anchor={anchor} labelledBy={headingId}>
      <Invitation>
        <h2 id={headingId}>{heading}</h2>
        <Text>{text}</Text>
        <ActionLinks actions={actions} />
      </Invitation>
      {picture && <Land picture={picture} />}
    </Band>
  );
};

const Text = styled.p`
  font-size: var(--type-lead);
  text-wrap: balance;
`;

export const callToActionFragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor
    heading
    text
    actions {
      ...ActionFields
    }
    closingPicture: picture {
      ...Land
    }
  }
`;
