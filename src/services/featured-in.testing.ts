/** For tests: a real HTTP server for the provider's press list. */
import { createServer, type RequestListener, type ServerResponse } from "node:http";

/** Starts a server on a free port of this machine. Under jsdom the page has another origin, so every response allows all origins. */
const startLocalServer = async (answer: RequestListener) => {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${address.port}`, close };
};

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
