import { Button } from "../../../src/components/Button/Button";
import { opens } from "../../../src/components/Dialog/commands";
import { Dialog } from "../../../src/components/Dialog/Dialog";
import { Scroller } from "../../../src/components/Dialog/Dialog.styles";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { Stage, Still } from "../specimen/Stage";
import { PointerStates, State, States } from "../specimen/State";

const ID = "dialog-specimen";
const TITLE = "Private & Secure Browsing";
const TEXT = "Investors browse anonymously; who they are is revealed only when they choose to engage with a deal.";

/** The button that opens it, the dialog as it stands, and its close button in each state. */
export const Dialogs = () => {
  const { close } = useLabels();
  const content = (
    <Scroller>
      <p>{TEXT}</p>
    </Scroller>
  );
  return (
    <>
      <OnBothGrounds>
        <States>
          <State label="Closed: try it">
            <Button emphasis="secondary" {...opens(ID)}>
              Identity protection
            </Button>
          </State>
        </States>
      </OnBothGrounds>
      <Dialog id={ID} title={TITLE} closeLabel={close} shape="text">
        {content}
      </Dialog>
      <OneGround $ground="paper">
        <RowTitle>Open, and the states of its close button</RowTitle>
        <States $width="19rem">
          <PointerStates>
            <Stage $height="17rem">
              <Still>
                <Dialog id="still-dialog" title={TITLE} closeLabel={close} shape="text">
                  {content}
                </Dialog>
              </Still>
            </Stage>
          </PointerStates>
        </States>
      </OneGround>
    </>
  );
};
