let isShowing = true;

/** Whether the page that is rendered is the first one, whose HTML is there before it is rendered in the browser. */
export const isFirstPage = (): boolean => isShowing;

/** The first page has been taken over: from now on pages are rendered in the browser alone. */
export const endFirstPage = (): void => {
  isShowing = false;
};
