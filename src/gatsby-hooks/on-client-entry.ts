import { requestErrorPageOnce } from "../page-lifecycle/error-page-data";

/**
 * In development, loads the script that every built page contains inline, and shows content problems over the page. A production build
 * drops this branch and its code.
 */
export const onClientEntry = (): void => {
  if (process.env.NODE_ENV === "development") {
    void import("../page-lifecycle/inline/native-controls.js");
    void import("./develop/content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
  requestErrorPageOnce();
};
