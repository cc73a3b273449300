import { Check, Link2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { whenHovering, withForcedColours } from "../../theme/breakpoints";
import { visuallyHidden } from "../../theme/mixins";
import { Glyph } from "../Icon/Glyph";

/** How long the button shows its confirmation, in milliseconds. */
const CONFIRMATION = 4000;

interface CopyButtonProps {
  /** Returns the text to copy. Called on each press, because the page's address is known only in the browser. */
  textToCopy: () => string;
  label: string;
  /** Replaces the label for four seconds, and is announced. */
  copiedLabel: string;
  /** Id of the element that the text belongs to, which distinguishes several such buttons. */
  describedBy: string;
}

/**
 * A button that copies a text and confirms it. If the browser does not allow this (no HTTPS, or the visitor refused), a field with the
 * selected text replaces the button, to copy by hand. Hidden without scripts, because it could not work.
 */
export const CopyButton = ({ textToCopy, label, copiedLabel, describedBy }: CopyButtonProps) => {
  const [isCopied, setIsCopied] = useState(false);
  const [refused, setRefused] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => {
      setIsCopied(false);
    }, CONFIRMATION);
    return () => {
      clearTimeout(timer);
    };
  }, [isCopied]);

  useEffect(() => {
    // Selecting a field also focuses it, except in Safari.
    field.current?.focus();
    field.current?.select();
  }, [refused]);

  const copy = async (): Promise<void> => {
    const text = textToCopy();
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setRefused(text);
    }
  };
  return (
    <Place data-needs-scripts>
      {refused === undefined ? (
        <PlainButton type="button" aria-describedby={describedBy} onClick={() => void copy()}>
          <Glyph of={isCopied ? Check : Link2} size={16} />
          {isCopied ? copiedLabel : label}
        </PlainButton>
      ) : (
        <Field ref={field} readOnly value={refused} aria-label={label} aria-describedby={describedBy} />
      )}
      <Announcement aria-live="polite">{isCopied && copiedLabel}</Announcement>
    </Place>
  );
};

const Place = styled.div`
  position: relative;
  width: 100%;
`;

const PlainButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--on-link);
  font-size: var(--type-small);
  font-weight: 550;

  ${whenHovering} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  &:active {
    color: var(--on-heading);
  }
  ${withForcedColours} {
    text-decoration: underline;
  }
`;

const Field = styled.input`
  width: 100%;
  min-height: var(--target);
  padding-inline: var(--space-2);
  border: var(--hairline) solid var(--on-control-line);
  border-radius: var(--radius-control);
  background: var(--on-card);
  color: var(--on-heading);
  font-size: var(--type-small);
`;

const Announcement = styled.span`
  ${visuallyHidden}
`;
