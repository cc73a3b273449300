import { X } from "lucide-react";
import { Dialog } from "../../../src/components/Dialog/Dialog";
import { CloseButton, Content, Header, Overlay, Scroller } from "../../../src/components/Dialog/Dialog.styles";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { Stage } from "../specimen/Stage";
import { PointerStates, State, States } from "../specimen/State";

const TITLE = "Private & Secure Browsing";
const TEXT = "Investors browse anonymously; who they are is revealed only when they choose to engage with a deal.";

/** The button that opens it, the dialog as it stands, and its close button in each state. */
export const Dialogs = () => {
  const { close } = useLabels();
  return (
    <>
      <OnBothGrounds>
        <States>
          <State label="Closed: try it">
            <Dialog buttonText="Identity protection" title={TITLE} closeLabel={close}>
              <p>{TEXT}</p>
            </Dialog>
          </State>
        </States>
      </OnBothGrounds>
      <OneGround $ground="paper">
        <RowTitle>Open, and the states of its close button</RowTitle>
        <States $width="19rem">
          <PointerStates>
            <StillDialog closeLabel={close} />
          </PointerStates>
        </States>
      </OneGround>
    </>
  );
};

/** A dialog in a small window of its own. */
const StillDialog = ({ closeLabel }: { closeLabel: string }) => (
  <Stage $height="17rem">
    <Overlay style={{ zIndex: 0 }} />
    <Content data-size="text" style={{ width: "calc(100% - 2rem)", zIndex: 1 }}>
      <Header>
        <h2>{TITLE}</h2>
        <CloseButton type="button" aria-label={closeLabel}>
          <X size={20} strokeWidth={1.5} aria-hidden />
        </CloseButton>
      </Header>
      <Scroller>
        <p>{TEXT}</p>
      </Scroller>
    </Content>
  </Stage>
);
