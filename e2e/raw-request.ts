/** Bytes to a server on this machine, as no HTTP client would send them. */
import { connect } from "node:net";

/** Sends bytes and gives what came back until the server hung up, or until it has said nothing for `patience` milliseconds. */
export const sendRaw = (port: number, bytes: string, patience = 2_000): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "localhost");
    const finish = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, finish);
    socket.on("data", (data) => (answer += data.toString("latin1")));
    // A server that refuses a long request hangs up while it is still being sent.
    socket.on("error", finish);
    socket.on("close", finish);
    socket.on("connect", () => socket.write(Buffer.from(bytes, "latin1")));
  });

/** The status of an answer; undefined when there is none. */
export const statusOf = (answer: string): number | undefined => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /u.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
};
