import styled from "styled-components";
import { useLabels } from "../components/site-context";
import { notPrinted } from "../theme/mixins";

/** The first link of every page, which skips the navigation. Visible while focused. */
export const SkipLink = ({ target }: { target: string }) => <Link href={`#${target}`}>{useLabels().skipToContent}</Link>;

const Link = styled.a`
  ${notPrinted}
  position: fixed;
  top: var(--space-3);
  left: var(--space-3);
  z-index: 80;
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-control);
  background: var(--colour-brass);
  color: var(--colour-ink);
  font-weight: 550;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
