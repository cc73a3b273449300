import type { ReactNode } from "react";
import styled from "styled-components";
import { useIsLate } from "../page-lifecycle/page-state";
import { busyLine } from "../theme/mixins";

/** The page itself. If the next page takes long, it shows a busy line under the header and tells assistive technology. */
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
