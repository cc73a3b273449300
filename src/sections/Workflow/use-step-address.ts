import { type RefObject, useRef, useState } from "react";
import { useAddress } from "../../page-lifecycle/use-address";
import { useHydrated } from "../../page-lifecycle/use-hydrated";

/** A step's fragment, from its position. */
export const stepAddress = (index: number): string => `step-${index + 1}`;

/** The position of the step that a fragment names; undefined if it names none. */
const stepIn = (hash: string, total: number): number | undefined => {
  const index = Number(/^#step-(\d{1,2})$/u.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < total ? index : undefined;
};

/** The initially chosen step, and a function that writes a later choice to the address; see {@link useStepAddress}. */
interface StepAddress {
  first: number;
  write: (index: number) => void;
}

/**
 * Keeps the radio buttons in `dots` and the address in step: `#step-3` is the third step. In static HTML the first step is chosen until the
 * starter reads the address; so if choice and address differ on hydration, the choice is the visitor's.
 */
export const useStepAddress = (dots: RefObject<Element>, total: number): StepAddress => {
  const isMadeHere = useHydrated();
  const [first] = useState(() => (isMadeHere ? (stepIn(window.location.hash, total) ?? 0) : 0));
  const isNew = useRef(true);
  const writeAddress = useAddress(({ hash }) => {
    const choices = [...(dots.current?.querySelectorAll("input") ?? [])];
    const named = stepIn(hash, total);
    const chosen = choices.findIndex(({ checked }) => checked);
    const choice = named === undefined ? undefined : choices[named];
    if (!isNew.current && choice) choice.checked = true;
    else if (isNew.current && chosen !== (named ?? 0)) write(chosen);
    isNew.current = false;
  });
  const write = (index: number): void => {
    writeAddress({ search: window.location.search, hash: `#${stepAddress(index)}` });
  };
  return { first, write };
};
