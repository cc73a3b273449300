import { supportDialogs } from "./support-dialogs";

/** Gatsby decodes every fragment. A mangled one, as in `/faq#%E0%A4%A`, makes it throw and show an empty page. */
const dropUndecodableHash = (): void => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
};

/** Before Gatsby starts. In development, also shows content problems over the page; a production build drops that branch and its code. */
export const onClientEntry = (): void => {
  dropUndecodableHash();
  if (process.env.NODE_ENV === "development") {
    void import("./content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
  void supportDialogs();
};
