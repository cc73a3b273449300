/** For tests: a real HTTP server on a free port of this machine. */
import { createServer, type RequestListener } from "node:http";

/** Starts the server. Under jsdom the page has another origin, so every response allows all origins. */
export const startLocalServer = async (answer: RequestListener) => {
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
