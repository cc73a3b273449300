import { once } from "node:events";
import { createServer } from "node:net";

/** A port that is currently free. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("This machine has no free port.");
  return address.port;
};
