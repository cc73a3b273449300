/** For tests: a real HTTP server for the provider's press list. */
import type { ServerResponse } from "node:http";
import { startLocalServer } from "./local-server.testing";

/** Starts the server; `received` lists the requests as "GET /path", and `settings.answer` handles them. */
export const startPressHost = async () => {
  const received: string[] = [];
  const settings: { answer: (response: ServerResponse) => void } = { answer: answerWith([]) };
  const { origin, close } = await startLocalServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    settings.answer(response);
  });
  return { origin, received, settings, close };
};

/** The running server. */
export type PressHost = Awaited<ReturnType<typeof startPressHost>>;

/** Responds 200 with a JSON body. */
export const answerWith =
  (body: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
