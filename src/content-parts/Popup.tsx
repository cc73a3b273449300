import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { buttonLook, type Emphasis } from "../components/Button/Button.styles";
import { Dialog } from "../components/Dialog/Dialog";
import { withoutScripts } from "../theme/breakpoints";
import { useLabels } from "./site-context";

/** Props of {@link Popup} (R6.17). */
export interface PopupProps {
  buttonText: string;
  title: string;
  /** How wide its content wants to be. */
  size?: "text" | "film";
  children: ReactNode;
}

/** A button that opens a dialog with a title and content. Without scripts the same content unfolds where the button stands. */
export const Popup = (props: PopupProps) => {
  const { close } = useLabels();
  const { buttonText, title, children } = props;
  return (
    <>
      <Opener>
        <Dialog {...props} closeLabel={close} />
      </Opener>
      <InPlace>
        <details>
          <Summary $emphasis="secondary">
            {buttonText}
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </Summary>
          <Content>
            <h2>{title}</h2>
            {children}
          </Content>
        </details>
      </InPlace>
    </>
  );
};

const Opener = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** A row of its own once it is open, for it is far taller than the buttons beside it. */
const InPlace = styled("noscript")`
  &:has([open]) {
    flex-basis: 100%;
  }
  [open] svg {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary<{ $emphasis: Emphasis }>`
  ${buttonLook}
  cursor: pointer;
`;

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: var(--measure);
  padding-top: var(--space-5);

  h2 {
    font-size: var(--type-h3);
  }
`;
