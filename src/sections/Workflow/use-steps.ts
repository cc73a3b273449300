import { useState } from "react";
import { useAddress } from "../../page-lifecycle/use-address";
import { useHydrated } from "../../page-lifecycle/use-hydrated";

/** waiting: the static HTML, before scripts; one: the present step; all: every step below the other. */
export type StepsView = "waiting" | "one" | "all";

/** Where the viewer stands; see {@link useSteps}. */
export interface StepsState {
  /** The present step, counted from 0. */
  index: number;
  /** Goes to a step; beyond the first and the last nothing happens. */
  goTo: (index: number) => void;
  view: StepsView;
  /** Shows all steps, or one again. */
  toggleAll: () => void;
}

/** The address of a step on its page, from its position. */
export const stepAddress = (index: number): string => `step-${index + 1}`;

/** The position of the step that a fragment names, undefined when it names none. */
const stepIn = (hash: string, total: number): number | undefined => {
  const index = Number(/^#step-(\d{1,2})$/u.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < total ? index : undefined;
};

/** One step at a time, bounded at both ends (R6.6); `#step-3` in the address is the third step, and follows the visitor. */
export const useSteps = (total: number): StepsState => {
  const [index, setIndex] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const isHydrated = useHydrated();
  const write = useAddress(({ hash }) => {
    const step = stepIn(hash, total);
    if (step !== undefined) setIndex(step);
  });
  return {
    index,
    goTo: (next) => {
      if (next < 0 || next >= total) return;
      setIndex(next);
      write({ search: window.location.search, hash: `#${stepAddress(next)}` });
    },
    view: !isHydrated ? "waiting" : showsAll ? "all" : "one",
    toggleAll: () => {
      setShowsAll(!showsAll);
    },
  };
};
