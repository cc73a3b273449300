import type { ReactNode } from "react";
import styled from "styled-components";
import { useIsLate } from "../page-lifecycle/page-state";
import { busyLine } from "../theme/mixins";

/** The page itself. If the next one takes long, it announces that: to assistive technology, and by a line under the header. */
export const Main = ({ id, children }: { id: string; children: ReactNode }) => {
  const isLate = useIsLate();
  return (
    <>
      {isLate && <WaitingLine />}
      <main id={id} tabIndex={-1} aria-busy={isLate || undefined}>
        {children}
      </main>
    </>
  );
};

const WaitingLine = styled.div`
  ${busyLine}
  position: fixed;
  inset: var(--header-height) 0 auto;
  z-index: 40;
  height: 2px;
`;
