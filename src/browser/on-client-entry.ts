import { supportDialogs } from "./support-dialogs";

/** Before Gatsby starts. In development, also shows content problems over the page; a production build drops that branch and its code. */
export const onClientEntry = (): void => {
  if (process.env.NODE_ENV === "development") {
    void import("./content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
  void supportDialogs();
};
