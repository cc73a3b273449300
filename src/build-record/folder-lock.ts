import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { dirname } from "node:path";

/**
 * The process that listens on this socket has locked the folder. The system closes the socket when the process ends, however it ends; a PID
 * file would outlive it, and its PID might be reused.
 */
const SOCKET = ".local/build.socket";
/** The address to listen on. Windows can listen only on named pipes, whose names are shared by the whole machine. */
export const addressOf = (folder: string, platform = process.platform): string =>
  platform === "win32" ? String.raw`\\.\pipe\site-build-${createHash("sha256").update(folder).digest("hex")}` : SOCKET;
const TAKEN = "Another build or development server is running in this folder. Wait for it to end, or stop it.";
/** Environment variable that tells child processes that their parent has locked the folder. */
const HELD = "SITE_BUILD_FOLDER";

let held: Server | undefined;

const isAnswered = (address = addressOf(process.cwd())): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** A server on the folder's address, or the error code. It does not keep the process alive. */
const listen = (): Promise<Server | string | undefined> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(addressOf(process.cwd()), () => resolve(server));
  });

/**
 * Takes over from a process that was killed. If another process takes over at the same moment, the socket moved away here may be that
 * one's, so it is tested and moved back.
 */
const replace = async (): Promise<Server | string | undefined> => {
  if (await isAnswered()) return TAKEN;
  const left = `${SOCKET}.${process.pid}`;
  try {
    renameSync(SOCKET, left);
  } catch {
    // Another process has just moved the socket.
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

/** Unlocks the folder if this process locked it. */
export const unlockFolder = (): void => {
  if (held === undefined) return;
  held.close();
  held = undefined;
  Reflect.deleteProperty(process.env, HELD);
};

/** Whether this process, or the command that started it, has locked this folder. */
export const isFolderOurs = (): boolean => process.env[HELD] === process.cwd();

/**
 * Locks this folder for one run of Gatsby, until this process ends or unlocks it: two runs would overwrite each other's cache. Resolves to
 * a sentence if another process has locked it, and to undefined if this process or its parent has. Where such sockets are not supported,
 * there is no lock.
 */
export const lockFolder = async (): Promise<string | undefined> => {
  if (isFolderOurs()) return undefined;
  mkdirSync(dirname(SOCKET), { recursive: true });
  const first = await listen();
  const server = first === "EADDRINUSE" ? await replace() : first;
  if (typeof server === "object") hold(server);
  return server === TAKEN ? TAKEN : undefined;
};
