import { refuseUndecodableHash } from "../page-lifecycle/undecodable-hash";

/**
 * Gatsby waits for the promise before it starts the page. In development, content problems are shown over the page; a production build
 * drops this branch and its code.
 */
export const onClientEntry = (): Promise<void> => {
  if (process.env.NODE_ENV === "development") {
    void import("./develop/native");
    void import("./develop/content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
  return refuseUndecodableHash();
};
