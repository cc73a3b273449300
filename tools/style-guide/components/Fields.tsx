import { type ReactNode, useState } from "react";
import { SelectField } from "../../../src/components/fields/SelectField";
import { TextAreaField } from "../../../src/components/fields/TextAreaField";
import { TextField } from "../../../src/components/fields/TextField";
import { useLabels } from "../../../src/content-parts/site-context";
import { OnBothGrounds } from "../specimen/Grounds";
import { RowTitle } from "../specimen/Specimen";
import { PointerStates, State, States } from "../specimen/State";

const SUBJECTS = ["General Inquiry", "Demo Request"];

/** Every kind of field in every state. */
export const Fields = () => (
  <OnBothGrounds width="full">
    <Kind title="TextField">
      <PointerStates>
        <Text text="Family office" />
      </PointerStates>
      <State label="Empty, optional">
        <Text text="" mark="optional" />
      </State>
      <State label="Error">
        <Text text="" error="Please enter your name." />
      </State>
      <State label="Over its limit">
        <Text text="A name that is far too long for its field" limit={30} error="Please use at most 30 characters." />
      </State>
      <State label="Disabled">
        <Text text="Family office" disabled />
      </State>
    </Kind>
    <Kind title="SelectField">
      <PointerStates>
        <SelectField label="Subject" options={SUBJECTS} />
      </PointerStates>
      <State label="Error">
        <SelectField label="Subject" options={SUBJECTS} error="Please choose a subject." />
      </State>
      <State label="Disabled">
        <SelectField label="Subject" options={SUBJECTS} disabled />
      </State>
    </Kind>
    <Kind title="TextAreaField">
      <PointerStates>
        <LongText text="We would like to see the data room." />
      </PointerStates>
      <State label="Error">
        <LongText text="" error="Please enter a message." />
      </State>
      <State label="Disabled">
        <LongText text="We would like to see the data room." disabled />
      </State>
    </Kind>
  </OnBothGrounds>
);

const Kind = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <RowTitle>{title}</RowTitle>
    <States $width="13rem">{children}</States>
  </div>
);

interface TextProps {
  text: string;
  mark?: string;
  error?: string;
  limit?: number;
  disabled?: boolean;
}

/** A field that can be typed into. */
const Text = ({ text, limit = 40, ...rest }: TextProps) => {
  const [value, setValue] = useState(text);
  const { charactersLeft, charactersOver } = useLabels();
  const counter = { limit, labels: { left: charactersLeft, over: charactersOver } };
  return <TextField label="Full name" value={value} counter={counter} onChange={({ target }) => setValue(target.value)} {...rest} />;
};

const LongText = ({ text, ...rest }: TextProps) => {
  const [value, setValue] = useState(text);
  return <TextAreaField label="Message" value={value} rows={3} onChange={({ target }) => setValue(target.value)} {...rest} />;
};
