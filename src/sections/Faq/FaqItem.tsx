import { useEffect, useId, useRef, useState } from "react";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { Highlight } from "../../components/Highlight/Highlight";
import { useLabels } from "../../content-parts/site-context";
import { excerptOf, type FaqItemData, paragraphsOf } from "./faq-search";
import { Address, Answer, Disclosure, Excerpt, Question, Summary } from "./FaqItem.styles";

interface FaqItemProps {
  item: FaqItemData;
  /** The search; its matches are marked. */
  query: string;
  isOpen: boolean;
  /** Called when the visitor, or the browser for them, opens or closes it. */
  onToggle: (open: boolean) => void;
}

const addressOf = (slug: string): string => `${window.location.origin}${window.location.pathname}#${slug}`;

/**
 * One question that opens and closes on its own.
 *
 * It is a native `details`, not a button with a `hidden="until-found"` panel. Both let find-in-page, text fragments and `#slug` open a
 * closed answer, by the same mechanism of the browser; but `details` also opens and closes without scripts, so that nothing is sent open
 * and then collapsed under the reader. The state follows the element (`toggle`), whatever opened it. The anchor is inside the closed part:
 * browsers open whatever contains a fragment's target.
 */
export const FaqItem = ({ item, query, isOpen, onToggle }: FaqItemProps) => {
  const { copyLink, linkCopied } = useLabels();
  const questionId = useId();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { slug, question, answer } = item;
  // React must not set it again: what it knows of a quick visitor's clicks is late.
  const [opensAtFirst] = useState(isOpen);
  const excerpt = isOpen ? undefined : excerptOf(item, query);

  // It may have been opened before React listened. Only the first render matters.
  const atFirst = useRef(() => {
    if (disclosure.current?.open === true && !isOpen) onToggle(true);
  });
  useEffect(() => {
    atFirst.current();
  }, []);

  return (
    <Disclosure
      ref={disclosure}
      open={opensAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <Summary>
        <Question id={questionId}>
          <Highlight text={question} query={query} />
        </Question>
        {excerpt !== undefined && (
          <Excerpt>
            <Highlight text={excerpt} query={query} />
          </Excerpt>
        )}
      </Summary>
      <Address id={slug} />
      <Answer>
        {paragraphsOf(answer).map((paragraph) => (
          <p key={paragraph}>
            <Highlight text={paragraph} query={query} />
          </p>
        ))}
        <CopyButton textToCopy={() => addressOf(slug)} label={copyLink} copiedLabel={linkCopied} describedBy={questionId} />
      </Answer>
    </Disclosure>
  );
};
