import { useId } from "react";
import styled from "styled-components";
import { CopyButton } from "../../../src/components/CopyButton/CopyButton";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds } from "../specimen/Grounds";
import { PointerStates, States } from "../specimen/State";

const addressOfPage = (): string => window.location.href;

/** In each state; pressed, each says for four seconds that it has copied. */
export const CopyButtons = () => (
  <OnBothGrounds>
    <States>
      <PointerStates>
        <CopyThisPage />
      </PointerStates>
    </States>
  </OnBothGrounds>
);

const CopyThisPage = () => {
  const subjectId = useId();
  const { copyLink, linkCopied } = useLabels();
  return (
    <>
      <Subject id={subjectId}>This page</Subject>
      <CopyButton textToCopy={addressOfPage} label={copyLink} copiedLabel={linkCopied} describedBy={subjectId} />
    </>
  );
};

const Subject = styled.p`
  color: var(--on-heading);
  font-size: var(--type-small);
`;
