import type { Express, Router } from "express";

let mocks: Promise<Router> | undefined;

/** For `developMiddleware` in gatsby-config: `gatsby develop` has the same mocks as the local server. A build never loads them. */
export const developMiddleware = (app: Express): void => {
  app.use((request, response, next) => {
    mocks ??= import("./platform").then(({ platform }) => platform());
    mocks.then((router) => router(request, response, next), next);
  });
};
