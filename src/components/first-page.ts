let isFirst = true;

/** Whether the page is the one that came as HTML: true until React has taken it over, and while pages are built. */
export const isFirstPage = (): boolean => isFirst;

/** Call this once the first page is hydrated. */
export const endFirstPage = (): void => {
  isFirst = false;
};
