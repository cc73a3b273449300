import { useEffect, useRef, useState } from "react";
import { Highlight } from "../../components/Highlight/Highlight";
import { excerptOf, type FaqItemData, paragraphsOf } from "./faq-search";
import { Address, Answer, Disclosure, Excerpt, Question, Summary } from "./FaqItem.styles";

interface FaqItemProps {
  item: FaqItemData;
  /** The search, whose matches are marked. */
  query: string;
  isOpen: boolean;
  /** Called when the visitor, or the browser on its own, opens or closes it. */
  onToggle: (open: boolean) => void;
}

/**
 * One question that opens and closes independently.
 *
 * It is a native `details`, not a button with a `hidden="until-found"` panel. In both, the browser opens a closed answer for find-in-page,
 * text fragments and `#slug`; but `details` also works without scripts, so that no answer is sent open and then collapses under the reader.
 * The state follows the element (`toggle`), whatever opened it. The anchor is inside the closed part, because browsers open whatever
 * contains a fragment's target.
 */
export const FaqItem = ({ item, query, isOpen, onToggle }: FaqItemProps) => {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const { slug, question, answer } = item;
  // React must not set `open` again: its state lags behind a quick visitor's clicks.
  const [opensAtFirst] = useState(isOpen);
  const excerpt = isOpen ? undefined : excerptOf(item, query);

  // The item may have been opened before React listened. Only the first render matters.
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
        <Question>
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
      </Answer>
    </Disclosure>
  );
};
