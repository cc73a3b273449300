import { graphql, type PageProps } from "gatsby";
import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { Column } from "../../src/components/Band/Band";
import { FaqProvider } from "../../src/sections/Faq/faq-context";
import { components } from "./Components";
import type { GuideContent } from "./guide-content";
import { OnGrounds } from "./OnGrounds";
import { Sections } from "./Sections";
import type { PointerState } from "./shown-states";
import { Tokens } from "./Tokens";
import { useShownState } from "./use-shown-state";

const STATES: readonly (PointerState | undefined)[] = [undefined, "hover", "focus", "active"];

/** `/style-guide`: everything the site is made of, for those who build it (docs/decisions/0017). */
const StyleGuide = ({ data: { allPageContent, faqContent } }: PageProps<GuideContent>) => {
  const pages = allPageContent.nodes;
  const [state, setState] = useState<PointerState>();
  useShownState(state);
  return (
    <FaqProvider value={faqContent?.categories ?? []}>
      <States>
        <legend>Every control of this page</legend>
        {STATES.map((option) => (
          <label key={option ?? "rest"}>
            <input type="radio" checked={state === option} onChange={() => setState(option)} /> {option ?? "rest"}
          </label>
        ))}
      </States>
      <Column>
        <h1>Style guide</h1>
        <nav aria-label="Contents">
          {["Tokens", ...Object.keys(components), "Sections"].map((name) => (
            <span key={name}>
              <a href={`#guide-${name}`}>{name}</a>{" "}
            </span>
          ))}
        </nav>
        <Part name="Tokens" source="src/theme">
          <Tokens />
        </Part>
        {Object.entries(components).map(([folder, Show]) => (
          <Part key={folder} name={folder} source={`src/components/${folder}`}>
            <OnGrounds>{() => <Show pages={pages} />}</OnGrounds>
          </Part>
        ))}
        <Part name="Sections" source="src/sections" />
      </Column>
      <Sections pages={pages} />
    </FaqProvider>
  );
};

export default StyleGuide;

export const Head = () => (
  <>
    <html lang="en" />
    <title>Style guide</title>
    <meta name="robots" content="noindex, nofollow" />
  </>
);

/** One thing that the site is made of: its name, where its code is, and itself. */
const Part = ({ name, source, children }: { name: string; source: string; children?: ReactNode }) => (
  <Place id={`guide-${name}`}>
    <h2>{name}</h2>
    <p>
      <code>{source}</code>
    </p>
    {children}
  </Place>
);

const Place = styled.section`
  padding-block: var(--space-7) var(--space-5);
`;

/** Always at hand. */
const States = styled.fieldset`
  position: fixed;
  right: var(--space-3);
  bottom: var(--space-3);
  z-index: 1;
  display: flex;
  gap: var(--space-4);
  background: var(--on-card);
`;

// Without a name, because Gatsby writes a type for each query that has one: the types would differ between the development server, which
// knows this page, and the build, which does not.
export const query = graphql`
  query {
    allPageContent(sort: { path: ASC }) {
      nodes {
        path
        label
        sections {
          ...Section
        }
      }
    }
    faqContent {
      ...FaqCategories
    }
  }
`;
