import type { ReactNode } from "react";
import { Button } from "../../components/Button";
import { ContentLink } from "../../components/ContentLink";
import { useSite } from "../../components/site-context";
import type { Answer } from "../../services/consent/consent";
import { Actions, Layout, Levels, MoreSummary, Problem, Words } from "./Consent.styles";

interface ConsentSheetProps {
  heading?: ReactNode;
  /** The information, one entry per paragraph. */
  paragraphs: readonly string[];
  /** Receives the visitor's answer; without it, the sheet offers none. */
  onAnswer?: ((answer: Answer) => void) | undefined;
  /** Why the last answer was not stored. */
  problem?: string | undefined;
}

/** What the question and the settings share: the text, the levels, and the two answers. */
export const ConsentSheet = ({ heading, paragraphs, onAnswer, problem }: ConsentSheetProps) => {
  const { consent: words } = useSite();
  return (
    <Layout>
      <Words>
        {heading}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <details>
          <MoreSummary>{words.details}</MoreSummary>
          <Levels>
            {[words.necessary, words.tracking].map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Levels>
          <ContentLink href={words.policy.href}>{words.policy.label}</ContentLink>
        </details>
      </Words>
      {onAnswer && (
        <Actions data-needs-scripts>
          {problem !== undefined && <Problem role="alert">{problem}</Problem>}
          <Button emphasis="secondary" onClick={() => onAnswer("accepted")}>
            {words.accept}
          </Button>
          <Button emphasis="secondary" onClick={() => onAnswer("refused")}>
            {words.refuse}
          </Button>
        </Actions>
      )}
    </Layout>
  );
};
