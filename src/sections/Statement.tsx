import { graphql } from "gatsby";
import { useId } from "react";
import styled from "styled-components";
import { type ActionData, ActionLinks } from "../components/ActionLinks";
import { Band } from "../components/Band";
import { ContentLink } from "../components/ContentLink";
import { Exhibit } from "../components/Exhibit/Exhibit";
import { Eyebrow } from "../components/Eyebrow";
import { Invitation, Land } from "../components/Land";
import { Popup } from "../components/Popup";
import { from } from "../theme/breakpoints";
import { flowsInPrint, hairlineAbove, keepsInSight, ledgerColumns } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** A statement in a few paragraphs, such as a mission, or in one sentence; optionally with a popup that says more. */
export const Statement = ({ section, ...place }: SectionProps<Queries.StatementFragment>) => {
  const headingId = useId();
  const { anchor, eyebrow, heading, statementArrangement, popup, exhibit, land } = section;
  const paragraphs = section.paragraphs ?? [];
  const actions = section.statementActions ?? [];
  const areLinks = endParagraphs(actions, paragraphs);
  return (
    <Band {...place} anchor={anchor} labelledBy={headingId}>
      <Panel as={land ? Invitation : "div"} data-arrangement={land ? "land" : (statementArrangement ?? "beside")}>
        <Title>
          {eyebrow !== null && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id={headingId}>{heading}</h2>
        </Title>
        {paragraphs.length > 0 && (
          <Text>
            {paragraphs.map((paragraph, index) => (
              <p key={paragraph}>
                {paragraph} {areLinks && <LinkTo action={actions[index + actions.length - paragraphs.length]} />}
              </p>
            ))}
          </Text>
        )}
        {(popup !== null || (actions.length > 0 && !areLinks)) && (
          <ActionLinks actions={areLinks ? [] : actions}>
            {popup && (
              <Popup buttonText={popup.button} title={popup.title}>
                {popup.items.map((item) => (
                  <div key={item.title}>
                    <Point>{item.title}</Point>
                    <p>{item.text}</p>
                  </div>
                ))}
              </Popup>
            )}
          </ActionLinks>
        )}
        {exhibit && <Exhibit exhibit={exhibit} />}
      </Panel>
      {land && <Land picture={land} />}
    </Band>
  );
};

/** Whether actions are links at the end of the last paragraphs, one each, instead of buttons. */
const endParagraphs = (actions: readonly ActionData[], paragraphs: readonly string[]): boolean =>
  actions.length <= paragraphs.length && actions.every(({ emphasis }) => emphasis === "quiet");

const LinkTo = ({ action }: { action: ActionData | undefined }) => action && <ContentLink href={action.href}>{action.label}</ContentLink>;

const Panel = styled.div`
  display: grid;
  row-gap: var(--space-5);
  ${flowsInPrint}

  ${from.tablet} {
    &[data-arrangement="beside"] {
      ${ledgerColumns}

      > :not(header) {
        grid-column: 2;
      }
      > header {
        ${keepsInSight}
      }
    }
  }
  /* Alone on the page: nothing else begins where it does. */
  ${from.desktop} {
    &[data-arrangement="argument"] {
      padding-inline-start: calc(100% / 6);
    }
  }
`;

const Title = styled.header`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  :is([data-arrangement="argument"], [data-arrangement="land"]) > & h2 {
    font-size: var(--type-h1);
    line-height: 1.04;
  }
`;

const Point = styled.h3`
  font-family: var(--font-sans);
  font-size: inherit;
  font-weight: 600;
  line-height: inherit;
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
  ${flowsInPrint}

  [data-arrangement="beside"] > & > p:first-child {
    color: var(--on-heading);
    font-family: var(--font-serif);
    font-size: var(--type-h3);
    line-height: 1.45;
  }
  [data-arrangement="columns"] > & {
    max-width: none;

    ${from.desktop} {
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
      column-gap: var(--space-6);

      > p {
        ${hairlineAbove}
        /* Padding, not a maximum width, which would shorten the hairline. */
        padding: var(--space-4) max(0px, 100% - var(--measure)) 0 0;
      }
    }
  }
`;

export const statementFragment = graphql`
  fragment Statement on StatementSection {
    anchor
    eyebrow
    heading
    statementArrangement: arrangement
    paragraphs
    popup {
      button
      title
      items {
        title
        text
      }
    }
    statementActions: actions {
      ...ActionFields
    }
    exhibit {
      ...Exhibit
    }
    land: picture {
      ...Land
    }
  }
`;
