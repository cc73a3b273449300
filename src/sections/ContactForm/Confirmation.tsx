import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button";
import { fillSlots } from "../../components/fill-slots";
import { isPlain } from "../../page-lifecycle/watch-intent";
import { Confirmed } from "./ContactForm.styles";

interface ConfirmationProps {
  words: Queries.ContactFormFragment["confirmation"];
  /** The subject of the message that was sent. */
  subject: string;
  /** The form that it replaces. */
  form: RefObject<HTMLElement>;
  onAgain: () => void;
}

/** Whether a click follows a link to the current page, such as “Book Demo” in the header, but not to a place on it. */
const leadsHere = (event: MouseEvent): boolean => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link?.hash === "" && isPlain(event) && link.origin + link.pathname === window.location.origin + window.location.pathname;
};

/**
 * Replaces the form after sending. Takes the focus if the form had it, but from nothing else. The form returns if the visitor asks for it
 * here or follows a link to its page.
 */
export const Confirmation = ({ words: { heading, sent, text, again }, subject, form, onAgain }: ConfirmationProps) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement)) element.current?.focus();
  }, [form]);
  useEffect(() => {
    const look = (event: MouseEvent): void => {
      if (leadsHere(event)) onAgain();
    };
    document.addEventListener("click", look);
    return () => {
      document.removeEventListener("click", look);
    };
  });

  return (
    <Confirmed ref={element} tabIndex={-1}>
      <h3>{heading}</h3>
      <p>{fillSlots(sent, { subject })}</p>
      <p>{text}</p>
      <Button emphasis="secondary" onClick={onAgain}>
        {again}
      </Button>
    </Confirmed>
  );
};
