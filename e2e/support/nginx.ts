/** Runs the site behind a real nginx, with the configuration of `deploy/nginx` unchanged but for the test's names, ports and folders. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader, type OutgoingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { freePort } from "./programs";

/** Stands in for the platform: echoes each request, identifies itself by a header, and hangs up when asked to break. */
const startPlatform = async () => {
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/break") === true) request.socket.destroy();
    response.writeHead(200, { "Content-Type": "application/json", "X-Powered-By": "platform", "Content-Security-Policy": "sandbox" });
    response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};

/** nginx's main configuration, which includes the site's. */
const mainConfiguration = (folder: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/nginx/site.conf;
}
`;

/** Makes a self-signed certificate for a host and its sub-domains, which expires in two days. */
const makeCertificate = (folder: string, host: string): void => {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:*.${host}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...names], { stdio: "ignore" });
};

/**
 * Sends a request over HTTP/2, with its path byte for byte; returns the headers, and the body without compression. It accepts any
 * certificate: no authority has signed a test server's.
 */
const ask = async (port: number, headers: OutgoingHttpHeaders, body?: string) => {
  const servername = String(headers[":authority"]);
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername });
  try {
    const stream = session.request(headers, { endStream: body === undefined });
    const answered = Promise.race([once(stream, "response"), once(session, "error").then(([error]) => Promise.reject(error as Error))]);
    if (body !== undefined) stream.end(body);
    const [answer] = (await answered) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
    const received = await buffer(stream);
    return { ...answer, body: (answer["content-encoding"] === "gzip" ? gunzipSync(received) : received).toString() };
  } finally {
    session.destroy();
  }
};

/** Copies the built site as an operator would, and starts nginx on its own ports. */
export const startNginx = async (program: string, host: string) => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  chmodSync(folder, 0o755);
  const platform = await startPlatform();
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  cpSync("public", join(folder, "public"), { recursive: true });
  cpSync("deploy/nginx", join(folder, "nginx"), { recursive: true });
  makeCertificate(folder, host);
  /** What an operator edits: everything marked "yours", and the paths. */
  const edits = {
    "/srv/site/current": folder,
    "/etc/ssl/site": folder,
    "dealmere.example": host,
    "127.0.0.1:8080": `127.0.0.1:${(platform.address() as AddressInfo).port}`,
    "listen 443": `listen 127.0.0.1:${httpsPort}`,
    "listen 80": `listen 127.0.0.1:${httpPort}`,
  };
  for (const file of ["locations.conf", "platform.conf", "site.conf"]) {
    const path = join(folder, "nginx", file);
    const edited = Object.entries(edits).reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, "utf8"));
    writeFileSync(path, edited.replaceAll(/^\s*listen \[::\].*$/gmu, ""));
  }
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder));
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"];
  const child = spawn(program, options, { stdio: "ignore" });
  const ended = once(child, "close");
  const get = (path: string, request: OutgoingHttpHeaders = {}, body?: string) =>
    ask(httpsPort, { ":path": path, ":authority": host, ...request }, body);
  await expect(() => get("/")).toPass({ timeout: 5000 });

  return {
    /** Sends a request to the site. */
    get,
    /** The address of the site without https. */
    plainAddress: `http://127.0.0.1:${httpPort}`,
    /** Stops nginx and the simulated platform, and removes its folder. */
    stop: async () => {
      child.kill("SIGTERM");
      platform.closeAllConnections();
      platform.close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
