/** Runs the site behind a real nginx, with the configuration of `deploy/nginx` unchanged but for the test's ports and folders. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, get as getPlain, type IncomingMessage } from "node:http";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader, type OutgoingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { Redirect } from "../../src/content-model/redirects";
import { nginxRedirects } from "../../src/node/nginx";
import { freePort, NGINX } from "./programs";
import { mainHost } from "./site";

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
  include ${folder}/conf.d/*.conf;
}
`;

/** Makes a self-signed certificate for a host and its sub-domains, which expires in two days. */
const makeCertificate = (folder: string, host: string): void => {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:*.${host}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...names], { stdio: "ignore" });
};

/** An answer: its headers, its body without compression, and how many bytes were sent. */
const read = async <Headers extends { "content-encoding"?: string }>(headers: Headers, body: Readable) => {
  const received = await buffer(body);
  const isCompressed = headers["content-encoding"] === "gzip";
  return { ...headers, body: (isCompressed ? gunzipSync(received) : received).toString(), bytes: received.length };
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
    return await read(answer, stream);
  } finally {
    session.destroy();
  }
};

/**
 * Deploys the built site as an operator would, with these redirects instead of its own, and starts nginx on its own ports with one of the
 * files of `deploy/nginx`.
 */
export const startNginx = async (redirects: readonly Redirect[], main: "site.conf" | "plain.conf" = "site.conf") => {
  const program = NGINX ?? "";
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  const platform = await startPlatform();
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  /** What an operator edits: what is marked "yours", folders and, on a machine without it, IPv6. */
  const edits: [string | RegExp, string][] = [
    ["/etc/ssl/site", folder],
    ["/var/www/html", folder],
    ["127.0.0.1:8080", `127.0.0.1:${(platform.address() as AddressInfo).port}`],
    [/^\s*listen \[::\].*$/gmu, ""],
    ["listen 443", `listen 127.0.0.1:${httpsPort}`],
    ["listen 80", `listen 127.0.0.1:${httpPort}`],
  ];
  /** Copies a release to the server, with the given texts for some files. */
  const copy = (release: string, texts: Readonly<Record<string, string>> = {}) => {
    cpSync("deploy/nginx", join(folder, release, "nginx"), { recursive: true });
    for (const file of ["http.conf", "site.conf", "plain.conf"]) {
      const text = readFileSync(join("deploy/nginx", file), "utf8");
      write(
        `${release}/nginx/${file}`,
        edits.reduce((edited, [from, to]) => edited.replaceAll(from, to), text),
      );
    }
    write(`${release}/nginx/generated/redirects.conf`, nginxRedirects(redirects));
    for (const [file, text] of Object.entries(texts)) write(`${release}/${file}`, text);
  };
  /** Switches nginx to a release. Throws if the release's configuration is refused. */
  const switchTo = (release: string) => {
    const PATH = [join(folder, "bin"), process.env.PATH, dirname(program)].join(delimiter);
    const env = { ...process.env, PATH, NGINX_FOLDER: folder };
    execFileSync("sh", [join(folder, release, "nginx/switch.sh")], { env, stdio: "pipe" });
  };

  makeCertificate(folder, mainHost);
  write("nginx.conf", mainConfiguration(folder));
  write("conf.d/README", "");
  symlinkSync(join(folder, "current/nginx", main), join(folder, "conf.d/site.conf"));
  write("bin/systemctl", `#!/bin/sh\n[ ! -s ${folder}/nginx.pid ] || kill -HUP "$(cat ${folder}/nginx.pid)"\n`, 0o755);
  copy("first");
  cpSync("public", join(folder, "first/public"), { recursive: true });
  switchTo("first");
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log"), "-g", "daemon off;"];
  const child = spawn(program, options, { stdio: "ignore" });
  const ended = once(child, "close");
  const get = (path: string, request: OutgoingHttpHeaders = {}, body?: string) =>
    ask(httpsPort, { ":path": path, ":authority": mainHost, ...request }, body);
  const plain = async (path: string, headers: OutgoingHttpHeaders = {}) => {
    const request = getPlain({ port: httpPort, path, headers: { host: mainHost, ...headers } });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    return read({ ":status": answer.statusCode, ...answer.headers }, answer);
  };
  await expect(() => plain("/")).toPass({ timeout: 5000 });

  const stop = async () => {
    child.kill("SIGTERM");
    platform.closeAllConnections();
    platform.close();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { get, plain, copy, switchTo, write, stop };
};
