import styled from "styled-components";
import { Column } from "../../components/Band";
import { below, from } from "../../theme/breakpoints";
import { onMap } from "../../theme/variables";
import { Surface } from "./Hero.styles";

export const Text = styled(Column)`
  /* Spare room is above and below it. Beside a page's search or prices, or above an exhibit, there is none. */
  margin-block: auto;
  padding-block: clamp(1rem, 7svh - 2.5rem, 3.5rem) clamp(2.5rem, 7svh - 2.5rem, 4rem);

  &[data-size="compact"] {
    padding-bottom: clamp(1.5rem, 7svh - 2.5rem, 4rem);
  }
  ${from.desktop} {
    &:not([data-size="full"]) {
      padding-top: calc(clamp(1rem, 7svh - 2.5rem, 3.5rem) + 3.25rem);
    }
  }
  ${below.desktop} {
    margin-block: 0;
    padding-block: var(--space-6) var(--space-4);
  }
`;

export const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  ${Text}[data-size="compact"] > & {
    gap: var(--space-4);
  }
  /* Where the page is stands at one height on all pages, wherever the words are. */
  ${from.desktop} {
    > nav {
      position: absolute;
      top: calc(var(--header-height) + var(--space-4));
    }
  }

  /* The map fades out before it reaches them. */
  ${from.desktop} {
    ${Surface}${onMap} > ${Text} > & {
      width: fit-content;
      max-width: 43rem;
      background: var(--on-ground);
      border-radius: 4rem;
      box-shadow: 0 0 var(--clearing) var(--clearing) var(--on-ground);
    }
  }
`;

export const Title = styled.h1`
  /* Narrow enough to end before the land starts. */
  max-width: 20.4ch;

  &[data-size="full"] {
    max-width: 18ch;
    font-size: var(--type-opening);
    line-height: 1.02;
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  font-size: var(--type-lead);
  color: var(--on-text);
  /* Makes the few lines equally long. */
  text-wrap: balance;

  /* Space before the actions. */
  &:not(:last-child) {
    margin-bottom: var(--space-2);
  }
`;
