/** Sends bytes to a server on this machine as no HTTP client would. */
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";

/**
 * Sends bytes and returns the answer until the server hangs up, or is silent for `patience` milliseconds. With a host's name they go over
 * TLS; no authority has signed a test server's certificate.
 */
export const sendRaw = (port: number, bytes: string, patience = 2_000, tlsHost?: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket: Socket =
      tlsHost === undefined
        ? connect(port, "localhost")
        : connectTls({ port, host: "127.0.0.1", servername: tlsHost, rejectUnauthorized: false });
    const finish = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, finish);
    socket.on("data", (data) => (answer += data.toString("latin1")));
    // A server that refuses a long request hangs up while it is being sent.
    socket.on("error", finish);
    socket.on("close", finish);
    socket.on("connect", () => socket.write(Buffer.from(bytes, "latin1")));
  });

/** The status of an answer, if there is one. */
export const statusOf = (answer: string): number | undefined => {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /u.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
};
