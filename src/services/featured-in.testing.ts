/** For tests: the provider's API host with its press list, as a real HTTP server. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts the server; `received` holds the requests as "GET /path", and `settings.answer` decides what becomes of them. */
export const startPressHost = async () => {
  const received: string[] = [];
  const settings: { answer: (response: ServerResponse) => void } = { answer: answerWith([]) };
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    // A page under jsdom has another origin.
    response.setHeader("access-control-allow-origin", "*");
    settings.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server.address());
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, received, settings, close };
};

/** The running server. */
export type PressHost = Awaited<ReturnType<typeof startPressHost>>;

/** Answers 200 with a body as JSON. */
export const answerWith =
  (body: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

const addressOf = (address: AddressInfo | string | null): AddressInfo => {
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address;
};
