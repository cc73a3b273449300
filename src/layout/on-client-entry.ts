import type { GatsbyBrowser } from "gatsby";

/** In development, shows problems of the content over the page; a production build drops this branch and its code. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") {
    void import("./content-problems").then(({ showContentProblems }) => {
      showContentProblems();
    });
  }
};
