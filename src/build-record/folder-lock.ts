import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { dirname } from "node:path";

/**
 * The process that listens here works in this folder. The system closes the socket with the process, however it ends: a PID file would
 * outlive it, and the PID may be reused.
 */
const SOCKET = ".local/build.socket";
/** Where it listens: on Windows, only a named pipe can be listened to, and it is the same for the whole machine. */
export const addressOf = (folder: string, platform = process.platform): string =>
  platform === "win32" ? String.raw`\\.\pipe\site-build-${createHash("sha256").update(folder).digest("hex")}` : SOCKET;
const TAKEN = "Another build or development server is running in this folder. Wait for it to end, or stop it.";
/** Tells child processes that they work for this one. */
const HELD = "SITE_BUILD_FOLDER";

let held: Server | undefined;

const isAnswered = (address = addressOf(process.cwd())): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** A server that listens there, or the error code. It does not keep the process alive. */
const listen = (): Promise<Server | string | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(addressOf(process.cwd()), () => resolve(server));
  });

/** Takes the place of a process that was killed, unless another process was quicker: then its socket is the one that was moved away. */
const replace = async (): Promise<Server | string | undefined> => {
  if (await isAnswered()) return TAKEN;
  const left = `${SOCKET}.${process.pid}`;
  try {
    renameSync(SOCKET, left);
  } catch {
    // Another process has just moved it.
  }
  if (await isAnswered(left)) {
    renameSync(left, SOCKET);
    return TAKEN;
  }
  rmSync(left, { force: true });
  const server = await listen();
  return server === "EADDRINUSE" ? TAKEN : server;
};

const hold = (server: Server): void => {
  held = server;
  process.env[HELD] = process.cwd();
  process.once("exit", unlockFolder);
};

/** Releases the folder, if it is ours. */
export const unlockFolder = (): void => {
  if (held === undefined) return;
  held.close();
  held = undefined;
  Reflect.deleteProperty(process.env, HELD);
};

/** Whether this folder is already locked by this process or by its parent command. */
export const isFolderOurs = (): boolean => process.env[HELD] === process.cwd();

/**
 * Locks this folder for one run of Gatsby, until this process ends or releases it: two would overwrite each other's cache. Resolves to a
 * sentence when another process holds it; to undefined when it is ours or our parent's. Without support for such sockets, there is no
 * lock.
 */
export const lockFolder = async (): Promise<string | undefined> => {
  if (isFolderOurs()) return undefined;
  mkdirSync(dirname(SOCKET), { recursive: true });
  const first = await listen();
  const server = first === "EADDRINUSE" ? await replace() : first;
  if (typeof server === "object") hold(server);
  return server === TAKEN ? TAKEN : undefined;
};
