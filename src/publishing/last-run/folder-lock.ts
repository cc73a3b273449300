import { mkdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { dirname } from "node:path";

/**
 * Whoever listens here works in this folder. The system ends that with the process, however it ends: a file with its number would outlive it, and
 * the number may be somebody else's by then.
 */
const SOCKET = ".local/build.socket";
/** Tells the programs that it starts that they work for it. */
const HELD = "SITE_BUILD_FOLDER";

let held: Server | undefined;

const isAnswered = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(SOCKET);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** A server that listens there, or the code of what was in the way. It keeps no process from ending. */
const listen = (): Promise<Server | string | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(SOCKET, () => resolve(server));
  });

const hold = (server: Server): void => {
  held = server;
  process.env[HELD] = process.cwd();
  process.once("exit", unlockFolder);
};

/** Gives the folder back, if it is ours. */
export const unlockFolder = (): void => {
  if (held === undefined) return;
  held.close();
  held = undefined;
  Reflect.deleteProperty(process.env, HELD);
};

/** Whether this folder is kept already: by this process, or by the command of ours that has started it. */
export const isFolderOurs = (): boolean => process.env[HELD] === process.cwd();

/**
 * Keeps this folder for one run of Gatsby, until this process ends or gives it back: two would write into each other's cache. Resolves to a
 * sentence when another process has it; to undefined when it is ours, or of the process that started us. Where a disk or a system knows no
 * such sockets, nobody is kept out.
 */
export const lockFolder = async (): Promise<string | undefined> => {
  if (isFolderOurs()) return undefined;
  mkdirSync(dirname(SOCKET), { recursive: true });
  const first = await listen();
  if (first === "EADDRINUSE" && (await isAnswered())) {
    return "Another build or development server is at work in this folder. Wait until it ends, or end it.";
  }
  if (first === "EADDRINUSE") rmSync(SOCKET, { force: true });
  const server = first === "EADDRINUSE" ? await listen() : first;
  if (typeof server === "object") hold(server);
  return undefined;
};
