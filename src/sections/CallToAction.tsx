import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { ActionLinks } from "../components/ActionLinks";
import { Band } from "../components/Band";
import { Invitation, Land } from "../components/Land";
import { from } from "../theme/breakpoints";
import type { SectionProps } from "./section-props";

/** A page's closing invitation, beside another view of the page's land. Without one, its heading is large, with what to do beside it. */
export const CallToAction = ({ section, ...place }: SectionProps<Queries.CallToActionFragment>) => {
  const headingId = useId();
  const { anchor, heading, text, actions, closingPicture: picture } = section;
  return (
    <Band {...place} anchor={anchor} labelledBy={headingId}>
      <Words data-alone={picture === null}>
        <h2 id={headingId}>{heading}</h2>
        <Text>{text}</Text>
        <ActionLinks actions={actions} />
      </Words>
      {picture && <Land picture={picture} />}
    </Band>
  );
};

const Words = styled(Invitation)`
  &[data-alone="true"] {
    max-width: none;

    > h2 {
      font-size: var(--type-h1);
    }
    ${from.desktop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-8);

      > h2 {
        grid-row: span 2;
      }
    }
  }
`;

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
