import styled from "styled-components";
import { Highlight } from "../../components/Highlight";
import { whenHovering } from "../../theme/breakpoints";
import { flowsInPrint, foldingSummary } from "../../theme/mixins";
import { excerptOf, type FaqItemData, paragraphsOf, searchIn } from "./faq-search";

interface FaqItemProps {
  item: FaqItemData;
  /** The search, whose matches are marked. */
  query: string;
}

/**
 * One question that opens and closes independently: a native `details`, which keeps its own state and works without scripts. Its anchor is
 * inside the closed part, because browsers open whatever contains a fragment's target.
 */
export const FaqItem = ({ item, query }: FaqItemProps) => {
  const { slug, question, answer } = item;
  const excerpt = excerptOf(item, query);
  const search = searchIn(item, query);
  return (
    <Disclosure>
      <Summary>
        <Question>
          <Highlight text={question} search={search} />
        </Question>
        {excerpt !== undefined && (
          <Excerpt key={excerpt}>
            <Highlight text={excerpt} search={search} />
          </Excerpt>
        )}
      </Summary>
      <Address id={slug} />
      <Answer>
        {paragraphsOf(answer).map((paragraph) => (
          <p key={paragraph}>
            <Highlight text={paragraph} search={search} />
          </p>
        ))}
      </Answer>
    </Disclosure>
  );
};

const Disclosure = styled.details`
  position: relative;

  @media print {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-5);
  min-height: var(--target);
  padding-block: 0.9375rem;
  ${foldingSummary}
  &::after {
    grid-area: 1 / 2;
    margin: 0.55rem 0.25rem 0 0;
  }
  ${whenHovering} {
    &:hover h4 {
      color: var(--on-link);
    }
  }
  &:active h4 {
    color: var(--on-text);
  }
`;

const Question = styled.h4`
  font-family: var(--font-sans);
  font-weight: 500;
  line-height: 1.35;
  letter-spacing: 0;
  text-wrap: pretty;
  transition: color var(--time-control) var(--easing);
`;

/** The passage that matches, as long as the answer is closed. */
const Excerpt = styled.span`
  grid-column: 1;
  max-width: var(--measure);
  font-size: var(--type-base);

  [open] > * > & {
    display: none;
  }
`;

/** The target of an item's address: at the top of the item, although the anchor is inside the closed part. */
const Address = styled.span`
  position: absolute;
  top: 0;
`;

const Answer = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-width: var(--measure);
  padding: 0 var(--space-7) var(--space-4) 0;
  ${flowsInPrint}
`;
