/** For tests: a consent that keeps its answer in memory, and a stand-in for what jsdom lacks. */
import type { Answer, Consent, ConsentState } from "../../services/consent/consent";

export const undecided: ConsentState = { answer: undefined, answeredAt: undefined, isSignalled: false };
const decided = (answer: Answer): ConsentState => ({ answer, answeredAt: "2026-11-20T12:00:00.000Z", isSignalled: false });

export const makeConsent = (initial: ConsentState): Consent => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: jest.fn((answer: Answer) => {
      state = decided(answer);
      listeners.forEach((listener) => listener());
    }),
    isTrackingAllowed: () => state.answer === "accepted",
  };
};

/** A `ResizeObserver`, which jsdom lacks, that never reports anything. */
export const observeNothing = () => {
  const ignore = () => undefined;
  window.ResizeObserver = class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  };
};
