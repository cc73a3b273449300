/** Requests over HTTP/2 whose path is sent byte for byte, to a server on this machine under any name. */
import { connect, type IncomingHttpHeaders } from "node:http2";
import { buffer } from "node:stream/consumers";

/** A server's answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request. It accepts any certificate, because no authority has signed a test server's. */
export const ask = async (
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> => {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: host });
  try {
    const stream = session.request({ ":path": path, ":authority": host, ...headers }, { endStream: body === undefined });
    const answered = new Promise<IncomingHttpHeaders & { ":status"?: number }>((resolve, reject) => {
      stream.once("response", resolve);
      stream.once("error", reject);
      session.once("error", reject);
    });
    if (body !== undefined) stream.end(body);
    const answer = await answered;
    return { status: Number(answer[":status"]), headers: answer, body: await buffer(stream) };
  } finally {
    session.destroy();
  }
};
