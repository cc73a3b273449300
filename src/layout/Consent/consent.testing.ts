/** For tests: a `ResizeObserver`, which the simulated browser lacks, that never has news. */
export const observeNothing = () => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};
