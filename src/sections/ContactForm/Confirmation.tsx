import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button";
import { Confirmed } from "./ContactForm.styles";

export interface ConfirmationProps {
  words: Queries.ContactFormFragment["confirmation"];
  /** The form that it replaces. */
  form: RefObject<HTMLElement>;
  onAgain: () => void;
}

/** Replaces the form after sending, and takes the focus from it, but from nothing else. */
export const Confirmation = ({ words: { heading, text, again }, form, onAgain }: ConfirmationProps) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement)) element.current?.focus();
  }, [form]);

  return (
    <Confirmed ref={element} tabIndex={-1}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <Button emphasis="secondary" onClick={onAgain}>
        {again}
      </Button>
    </Confirmed>
  );
};
