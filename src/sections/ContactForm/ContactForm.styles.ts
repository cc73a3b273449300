import styled from "styled-components";
import { Button } from "../../components/Button";
import { from, ifScriptsFail, withoutScripts } from "../../theme/breakpoints";
import { hairlineAbove, plainList } from "../../theme/mixins";

export const Intro = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--space-5);
`;

/** Gap between the form and the column beside it. */
export const BESIDE_GAP = "clamp(3rem, 6vw, 6rem)";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${BESIDE_GAP};
  }
`;

export const Beside = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export const Steps = styled.ul`
  ${plainList}

  > li {
    ${hairlineAbove}
    padding-block: var(--space-2);
    font-size: var(--type-base);
  }
`;

/** Two short fields per row if there is room; long fields take a whole row. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--space-5);

    > [role="alert"],
    > :has(textarea) {
      grid-column: 1 / -1;
    }
  }

  /* Without scripts the form could not be sent. */
  ${withoutScripts} {
    > :not([role="alert"]) {
      display: none;
    }
  }
`;

/** Shown in a browser without scripts, and when scripts have failed to load. */
export const Fallback = styled.div`
  display: none;
  ${ifScriptsFail("display: block;")}
`;

export const FallbackText = styled.p`
  margin-bottom: var(--space-5);
  padding-left: var(--space-4);
  border-left: 3px solid var(--on-accent);
  color: var(--on-heading);
`;

export const Foot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`;

export const SubmitButton = styled(Button)`
  min-width: min(11rem, 100%);
  /* Keeps the focused button visible when the toast appears below it. */
  scroll-margin-block-end: min(11rem, 30vh);
`;

export const Outcome = styled.p`
  color: var(--on-heading);
  font-size: var(--type-small);

  &[data-kind="error"] {
    color: var(--on-error);
  }
`;

export const Notice = styled.p`
  flex: 1 14rem;
  color: var(--on-quiet);
  font-size: var(--type-small);
`;
