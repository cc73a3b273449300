import { X } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { Button } from "../../../src/components/Button/Button";
import { Toast, type ToastProps } from "../../../src/components/Toast/Toast";
import { Card, CloseButton } from "../../../src/components/Toast/Toast.styles";
import { useLabels } from "../../../src/content-parts/site-context";
import { plainList } from "../../../src/theme/mixins";
import { OnBothGrounds } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { PointerStates, State, States } from "../specimen/State";

type Kind = NonNullable<ToastProps["kind"]>;

const kinds: readonly Kind[] = ["success", "error"];

/** The words that the contact form gives its toasts. */
const useWords = (): Record<Kind, { heading: string; message: string }> => {
  const { notificationSuccess, notificationError } = useLabels();
  const [form] = useSections("ContactFormSection");
  return {
    success: { heading: notificationSuccess, message: form?.success ?? "" },
    error: { heading: notificationError, message: form?.failure ?? "" },
  };
};

/** Both kinds as they stand, their close button, and both for real in the corner of the window. */
export const Toasts = () => {
  const { close, notifications } = useLabels();
  const words = useWords();
  const [shown, setShown] = useState<{ count: number; kind: Kind }>();
  return (
    <>
      <OnBothGrounds width="full">
        <States $width="17rem">
          {kinds.map((kind) => (
            <State key={kind} label={kind}>
              <StillToast kind={kind} {...words[kind]} />
            </State>
          ))}
          <PointerStates>
            <StillToast kind="success" {...words.success} />
          </PointerStates>
        </States>
      </OnBothGrounds>
      <Row>
        {kinds.map((kind) => (
          <Button
            key={kind}
            emphasis="secondary"
            onClick={() => setShown(({ count } = { count: 0, kind }) => ({ count: count + 1, kind }))}
          >
            {`Show a toast: ${kind}`}
          </Button>
        ))}
      </Row>
      {shown && <Toast key={shown.count} kind={shown.kind} {...words[shown.kind]} closeLabel={close} regionLabel={notifications} />}
    </>
  );
};

/** A toast that stays where it is. */
const StillToast = ({ kind, heading, message }: { kind: Kind; heading: string; message: string }) => (
  <StillShelf>
    <Card data-kind={kind}>
      <strong>{heading}</strong>
      <p>{message}</p>
      <CloseButton type="button" aria-label={useLabels().close}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </CloseButton>
    </Card>
  </StillShelf>
);

const StillShelf = styled.ol`
  ${plainList}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
