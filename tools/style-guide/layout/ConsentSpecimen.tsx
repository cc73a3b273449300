import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../src/components/Button/Button";
import { useLabels, useSite } from "../../../src/content-parts/site-context";
import { useCookieSettings } from "../../../src/frame/Consent/ConsentProvider";
import { Actions, CloseButton, Heading, More, Region, Sheet, Words } from "../../../src/frame/Consent/Panel.styles";
import { OneGround } from "../specimen/Grounds";
import { Stage } from "../specimen/Stage";
import { PointerStates, State, States } from "../specimen/State";

/** The question, the settings that can be closed, and the settings of this site for real. */
export const ConsentSpecimen = () => {
  const { consent } = useSite();
  const { close } = useLabels();
  const openSettings = useCookieSettings();
  const answers = (
    <Actions>
      <Button emphasis="secondary">{consent.accept}</Button>
      <Button emphasis="secondary">{consent.refuse}</Button>
    </Actions>
  );
  return (
    <OneGround $ground="paper">
      <State label="Asking">
        <StillPanel heading={consent.question} text={consent.text}>
          {answers}
        </StillPanel>
      </State>
      <State label="Answered, opened again">
        <StillPanel heading={consent.settings} text={consent.text}>
          {answers}
          <CloseButton aria-label={close}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </CloseButton>
        </StillPanel>
      </State>
      <State label="Nothing is tracked">
        <StillPanel heading={consent.settings} text={consent.nothingTracked} />
      </State>
      <States>
        <PointerStates of="summary">
          <More>
            <summary>{consent.details}</summary>
            <p>{consent.necessary.text}</p>
          </More>
        </PointerStates>
      </States>
      <div>
        <Button emphasis="secondary" onClick={({ currentTarget }) => openSettings(currentTarget)}>
          {consent.settings}
        </Button>
      </div>
    </OneGround>
  );
};

/** The sheet at the bottom of a small window of its own. */
const StillPanel = ({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) => (
  <Stage $height="19rem">
    <Region as="div" style={{ zIndex: 0 }}>
      <Sheet>
        <Words>
          <Heading as="h4">{heading}</Heading>
          <p>{text}</p>
        </Words>
        {children}
      </Sheet>
    </Region>
  </Stage>
);
