import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { Column } from "../../components/Band/Band";
import { ContourLines } from "../../components/ContourLines/ContourLines";
import { ActionLink } from "../../content-parts/ActionLinks";
import { OpeningEnd } from "../../page-lifecycle/OpeningEnd";
import { onGround } from "../../theme/variables";

/** An empty map, the path that was asked for as its coordinates, and one way back (R3.3). */
export const NotFound = ({ section: { heading, text, coordinates, action } }: { section: Queries.NotFoundFragment }) => {
  const path = useAskedPath();
  return (
    <EmptyMap>
      <Message>
        <h1>{heading}</h1>
        <p>{text}</p>
        {path !== undefined && (
          <Coordinates>
            {coordinates} <code>{path}</code>
          </Coordinates>
        )}
        <ActionLink action={action} />
      </Message>
      <ContourLines />
      <OpeningEnd />
    </EmptyMap>
  );
};

const never = (): (() => void) => () => undefined;

/** The path in the address bar; unknown in the static HTML, because one file stands for every missing page. */
const useAskedPath = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => undefined,
  );

const EmptyMap = styled.section`
  ${onGround("ink")}
  position: relative;
  display: grid;
  align-items: center;
  min-height: min(100svh, 52rem);
  margin-top: calc(-1 * var(--header-height));
  padding-block: calc(var(--header-height) + var(--space-7)) var(--space-8);
  overflow: clip;
  background: var(--on-ground);
  color: var(--on-text);
`;

const Message = styled(Column)`
  position: relative;
  display: grid;
  gap: var(--space-5);
  justify-items: start;

  p {
    max-width: 34rem;
    font-size: var(--type-lead);
  }
`;

const Coordinates = styled.p`
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  code {
    color: var(--on-link);
    font-family: inherit;
  }
`;
