/** For tests: a real HTTP server for the user service and the bot check's script, with real ways to fail. */
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CONTACT_US_PATH } from "./contact-us";
import { startLocalServer } from "./local-server.testing";

/** What the service does with a message that it has read. */
export type Answer = (response: ServerResponse) => void;

const answerWith =
  (status: number, body = ""): Answer =>
  (response) =>
    response.writeHead(status).end(body);

export const answers = {
  created: answerWith(201, '{"status":"received"}'),
  empty: answerWith(204),
  notJson: (response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
  refused: answerWith(422, '{"error":"no"}'),
  missing: answerWith(404),
  broken: answerWith(500),
  reset: (response) => response.socket?.resetAndDestroy(),
  /** Announces more than it sends, and closes the connection. */
  cut: (response) => {
    response.writeHead(200, { "content-length": 1000 });
    response.write("{", () => response.destroy());
  },
} satisfies Record<string, Answer>;

const SCRIPT_PATH = "/recaptcha/api.js";

/** Like the provider's: `ready` calls back later, and a token contains its key and action. */
const botCheckScript = `window.grecaptcha = {
  ready: (callback) => setTimeout(callback),
  execute: async (siteKey, { action }) => "token for " + siteKey + " " + action,
};`;

/** A message that the server has received. */
export interface Received {
  body: unknown;
  headers: IncomingHttpHeaders;
}

/**
 * Starts the server. `received` lists the messages that have arrived; `script` is served at the bot check's address, which gives a 404
 * without it.
 */
export const startPlatform = async () => {
  const received: Received[] = [];
  const settings: { answer: Answer; script: string | undefined } = { answer: answers.created, script: botCheckScript };

  const { origin, close } = await startLocalServer((request, response) => {
    // In jsdom, a call to another origin sends a preflight request.
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return void response.end();
    if (request.url?.startsWith(SCRIPT_PATH))
      return void response.writeHead(settings.script === undefined ? 404 : 200).end(settings.script);
    if (request.method !== "POST" || request.url !== CONTACT_US_PATH) return void response.writeHead(404).end();
    void text(request).then((body) => {
      received.push({ body: JSON.parse(body), headers: request.headers });
      settings.answer(response);
    });
  });
  return { origin, scriptUrl: `${origin}${SCRIPT_PATH}`, received, settings, close };
};

/** A running server. */
export type Platform = Awaited<ReturnType<typeof startPlatform>>;
