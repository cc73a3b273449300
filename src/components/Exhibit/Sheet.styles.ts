import styled from "styled-components";
import { below, sheet } from "../../theme/breakpoints";
import { hairlineAbove } from "../../theme/mixins";
import { onGround } from "../../theme/variables";

export const Figure = styled.figure`
  margin: 0;

  @media print {
    break-inside: avoid;
  }
`;

/** The paper, on any ground. */
export const Sheet = styled.div`
  ${onGround("paper")}
  position: relative;
  z-index: 1;
  container: sheet / inline-size;
  border: var(--hairline) solid var(--on-line);
  border-radius: var(--radius-card);
  background: var(--on-card);
  color: var(--on-text);
  text-align: start;

  &[data-floating] {
    box-shadow: var(--shadow-floating);
  }
`;

/** What is on the paper. */
export const Page = styled.div`
  padding: clamp(0.875rem, 0.2rem + 4cqi, 2.625rem);
  font-size: var(--type-sheet);
  font-variant-numeric: lining-nums;
  line-height: 1.45;
  print-color-adjust: exact;

  b {
    color: var(--on-heading);
    font-weight: 600;
  }
  ins {
    color: var(--colour-sea);
    text-decoration-thickness: 2px;
  }
  del {
    color: var(--on-error);
  }
`;

/** Kicker and title, and a remark at the end of the line; below them a rule that begins in brass. */
export const Head = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: var(--space-2) var(--space-6);
  padding-bottom: clamp(0.625rem, 2cqi, 1.375rem);
  border-bottom: var(--hairline) solid var(--on-heading);

  &::after {
    content: "";
    position: absolute;
    bottom: -2px;
    left: 0;
    width: clamp(3rem, 7cqi, 5.5rem);
    height: 3px;
    background: var(--colour-brass);
  }
  > hgroup > p {
    margin-bottom: 0.25em;
    color: var(--on-link);
    font-size: var(--type-label);
  }
  > hgroup > :not(p) {
    font-size: var(--type-sheet-title);
    line-height: 1.1;
  }
  > div {
    color: var(--on-quiet);
  }
  /* A long title wraps before its remark does. */
  ${sheet.twoColumns} {
    flex-wrap: nowrap;

    > div {
      flex: none;
      max-width: 50%;
      text-align: right;
    }
  }
`;

/** Two columns where the paper has room for them; set smaller where they would break most lines. */
export const Columns = styled.div`
  ${sheet.twoColumns} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(1.5rem, 4.5cqi, 3.5rem);
  }
  ${sheet.tightColumns} {
    font-size: var(--type-small);
  }
  ${sheet.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/** Two end on one line: the rows of the shorter one are higher. */
export const SheetColumn = styled.div`
  container-type: inline-size;

  &,
  > div {
    display: flex;
    flex-direction: column;
  }
  > div > :last-child {
    flex: auto;
  }

  &[data-notice] {
    --on-quiet: var(--colour-text-body);
    --block-title: var(--type-sheet-figure);
    --block-aside: var(--type-dense);
    margin-top: var(--space-5);
    padding: 1.125em 1.375em;
    border-top: 3px solid var(--colour-brass);
    background: var(--colour-paper-band);
  }
  &[data-notice] > :first-child > :first-child {
    margin-top: 0;
  }
  ${sheet.wholeIsNarrow} {
    > [data-secondary] {
      display: none;
    }
  }
`;

/** What the marks mean, and small remarks at the end of the line. */
export const Foot = styled.footer`
  ${hairlineAbove}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-6);
  margin-top: 1.25em;
  padding-top: 1em;
  color: var(--on-quiet);
  font-size: var(--type-label);

  p > span {
    display: inline-block;
    margin-right: 1.25em;
  }
  ${sheet.wide} {
    > p + div {
      text-align: right;
    }
  }
`;

/** What the document is, and that it is no real one. */
export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  margin-top: var(--space-3);
  color: var(--on-quiet);
  font-size: var(--type-small);

  > :first-child {
    flex: 1 1 7rem;
  }
  > :only-child {
    text-align: end;
  }
  ${below.tablet} {
    display: block;

    > :not(:first-child)::before {
      content: ". ";
    }
  }
`;
