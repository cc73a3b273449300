import { askOnceForErrorPage } from "../page-lifecycle/error-page-data";

/**
 * In development, the script that is inlined in every built page is loaded, and content problems are shown over the page; a production
 * build drops this branch and its code.
 */
export const onClientEntry = (): void => {
  if (process.env.NODE_ENV === "development") {
    void import("../page-lifecycle/inline/native-controls.js");
    void import("./develop/content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
  askOnceForErrorPage();
};
