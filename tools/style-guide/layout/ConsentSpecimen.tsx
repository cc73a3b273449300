import { useSite } from "../../../src/content-parts/site-context";
import { Heading, Region } from "../../../src/frame/Consent/Consent.styles";
import { ConsentSheet, type ConsentSheetProps } from "../../../src/frame/Consent/ConsentSheet";
import { CookieSettings } from "../../../src/frame/Consent/CookieSettings";
import { OneGround } from "../specimen/Grounds";
import { Stage } from "../specimen/Stage";
import { PointerStates, State, States } from "../specimen/State";

const ignore = (): void => undefined;

/** The question, what a site without analytics says, and the settings of this site for real. */
export const ConsentSpecimen = () => {
  const { consent } = useSite();
  return (
    <OneGround $ground="paper">
      <States $width="40rem">
        <PointerStates of="summary">
          <Asking paragraphs={[consent.text]} onAnswer={ignore} />
        </PointerStates>
      </States>
      <State label="Nothing is tracked">
        <Asking paragraphs={[consent.nothingTracked]} />
      </State>
      <div>
        <CookieSettings />
      </div>
    </OneGround>
  );
};

/** The sheet at the bottom of a small window of its own. */
const Asking = (props: ConsentSheetProps) => (
  <Stage $height="19rem">
    <Region as="div" style={{ zIndex: 0 }}>
      <ConsentSheet heading={<Heading as="h4">{useSite().consent.question}</Heading>} {...props} />
    </Region>
  </Stage>
);
