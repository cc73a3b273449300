/** For tests: a `ResizeObserver`, which the simulated browser lacks, that never has news. */
export const observeNothing = () => {
  const ignore = () => undefined;
  window.ResizeObserver = class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  };
};
