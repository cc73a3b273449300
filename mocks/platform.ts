/** Stands in for the platform, its API and the bot check's provider, with just enough for trying the site without them. */
import { appendFileSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import express, { Router } from "express";
import type { PLATFORM_PATHS } from "../src/services/addresses";
import { PLATFORM_SERVICES } from "../src/services/addresses";

/** Invented publications, with sample logos and links to the reserved `.example` domain. */
const PUBLICATIONS =
  "the-capital-gazette private-markets-weekly allocator-review gulf-ledger " +
  "family-capital-journal venture-dispatch secondaries-today the-dealroom-post";

/** The platform's pages, which the site opens with a full page load. */
const PAGES: Readonly<Record<(typeof PLATFORM_PATHS)[number], string>> = {
  "/login": "Log in",
  "/registration/investor": "Register as an investor",
  "/registration/capital-seeker": "Register as a capital seeker",
};

const page = (title: string, path: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${title} (mock)</title>
  <h1>${title}</h1>
  <p>On this machine, this page stands in for the platform's own page at <code>${path}</code>.</p>
  <p><a href="/">Back to the website</a></p>
</html>
`;

/**
 * The part of the reCAPTCHA v3 API that the site uses. Like the provider's, `ready` calls back later, and `execute` requires the key that
 * the script was loaded with, which it reads from its own address.
 */
const BOT_CHECK = `(() => {
  const loadedKey = new URL(document.currentScript.src).searchParams.get("render");
  window.grecaptcha = {
    ready: (callback) => void setTimeout(callback),
    execute: async (siteKey, { action }) => {
      if (siteKey !== loadedKey) throw new Error("Invalid site key or not loaded in api.js: " + siteKey);
      return ["mock", action, Math.random().toString(36).slice(2)].join(".");
    },
  };
})();
`;

/** The mocks' routes, for an Express application. Contact messages are appended to a file, one JSON object per line. */
export const platform = (): Router => {
  const router = Router({ strict: true });
  router.get(PLATFORM_SERVICES.featuredIn, ({ protocol, headers }, response) => {
    const logo = (name: string) => `${protocol}://${headers.host}/file/mock/press/${name}.svg`;
    response.json(PUBLICATIONS.split(" ").map((name) => ({ link: `https://${name}.example/`, image: logo(name) })));
  });
  router.use("/file/mock/press", express.static(resolve("mocks/press")));
  router.post(PLATFORM_SERVICES.contactUs, express.json(), ({ body }: { body: object }, response) => {
    mkdirSync(".local", { recursive: true });
    appendFileSync(".local/contact-messages.jsonl", `${JSON.stringify({ receivedAt: new Date().toISOString(), ...body })}\n`);
    response.status(201).json({ status: "received" });
  });
  for (const [path, title] of Object.entries(PAGES)) {
    router.get(path, (_request, response) => response.send(page(title, path)));
  }
  router.get("/mock/recaptcha/api.js", (_request, response) => response.type("text/javascript").send(BOT_CHECK));
  return router;
};
