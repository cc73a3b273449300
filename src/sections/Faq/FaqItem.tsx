import { Highlight } from "../../components/Highlight/Highlight";
import { excerptOf, type FaqItemData, paragraphsOf } from "./faq-search";
import { Address, Answer, Disclosure, Excerpt, Question, Summary } from "./FaqItem.styles";

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
  return (
    <Disclosure>
      <Summary>
        <Question>
          <Highlight text={question} query={query} />
        </Question>
        {excerpt !== undefined && (
          <Excerpt key={excerpt}>
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
