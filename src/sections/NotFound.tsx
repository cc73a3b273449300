import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { ActionLink } from "../components/ActionLinks";
import { Column } from "../components/Band";
import { FirstPaintMarker } from "../components/FirstPaintMarker";
import { from, whenMotionIsWelcome } from "../theme/breakpoints";
import { notPrinted } from "../theme/mixins";
import type { SectionProps } from "./section-props";

/** An empty map with the requested path as coordinates, and one link home. */
export const NotFound = ({ section: { heading, text, coordinates, action }, ground }: SectionProps<Queries.NotFoundFragment>) => {
  // The static HTML does not know it: one file serves every missing page.
  const [path, setPath] = useState<string>();
  useEffect(() => setPath(window.location.pathname), []);
  return (
    <EmptyMap data-ground={ground}>
      <Message>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ActionLink action={action} />
        <Coordinates>
          {path !== undefined && (
            <>
              {coordinates} <code>{path}</code>
            </>
          )}
        </Coordinates>
      </Message>
      <Cross aria-hidden />
      <FirstPaintMarker />
    </EmptyMap>
  );
};

/** A survey sheet that shows only its grid. */
const EmptyMap = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  min-height: max(100vh, 40rem);
  margin-top: calc(-1 * var(--header-height));
  padding-block: calc(var(--header-height) + var(--space-7)) var(--space-8);
  overflow: clip;
  background: var(--on-ground);
  color: var(--on-text);

  ${from.desktop} {
    align-items: center;
  }

  &::before {
    ${notPrinted}
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(var(--on-line) 1px, transparent 1px) 0 calc(50% + 4rem) / 100% 8rem,
      linear-gradient(90deg, var(--on-line) 1px, transparent 1px) calc(50% + 2rem) 0 / 8rem 100%;
    /* No line of the grid crosses the text: the grid fades in below it, or beside it if there is room. */
    mask-image: linear-gradient(transparent 55%, black 75%);

    ${from.desktop} {
      mask-image: linear-gradient(90deg, transparent 48%, black 75%);
    }
  }
`;

/** Marks where the page should be, at a crossing of the grid. */
const Cross = styled.span`
  ${notPrinted}
  position: absolute;
  top: calc(50% + 16rem);
  left: calc(50% - 2rem);
  width: 4rem;
  height: 4rem;
  background:
    linear-gradient(var(--on-accent), var(--on-accent)) 50% / 2px 100% no-repeat,
    linear-gradient(var(--on-accent), var(--on-accent)) 50% / 100% 2px no-repeat;
  translate: -50% -50%;

  ${from.desktop} {
    top: 50%;
    left: calc(50% + 14rem);
  }
`;

const Message = styled(Column)`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  justify-items: start;

  p {
    max-width: 34rem;
    font-size: var(--type-lead);
  }
`;

/** Beside the cross, on plain ground. */
const Coordinates = styled.p`
  position: absolute;
  top: calc(50% + 17rem);
  right: var(--gutter);
  left: calc(50% - 1rem);
  width: fit-content;
  background: var(--on-ground);
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  ${whenMotionIsWelcome} {
    &:not(:empty) {
      animation: appears var(--time-control) var(--easing);
    }
  }

  ${from.desktop} {
    top: calc(50% + 1rem);
    left: min(50% + 15rem, 100% - 14rem);
  }

  code {
    color: var(--on-link);
    font-family: inherit;
  }
`;

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundSection {
    heading
    text
    coordinates
    action {
      ...ActionFields
    }
  }
`;
