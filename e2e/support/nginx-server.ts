/**
 * Runs the site behind a real nginx: a release, with the configuration of `deploy/nginx` unchanged but for the test's names, ports and
 * folders.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { lastBuild } from "../../src/build-record/build-record";
import { makeCertificate } from "../../tools/preview-server/certificate";
import { writeRelease } from "../../tools/release/write-release";
import { freePort } from "./free-port";

/** A running nginx: its address, and how to stop it. */
export interface NginxServer {
  httpsPort: number;
  httpPort: number;
  /** Stops nginx and the simulated platform, and removes the release. */
  stop: () => Promise<void>;
}

/** Stands in for the platform: echoes each request, identifies itself by a header, and hangs up when asked to break. */
const startPlatform = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      if (request.url?.endsWith("/break") === true) request.socket.destroy();
      response.writeHead(200, { "Content-Type": "application/json", "X-Powered-By": "platform", "Content-Security-Policy": "sandbox" });
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers }));
    });
    server.listen(0, "127.0.0.1", () => resolve(server));
  });

/** The file after an operator's edits: everything marked "yours", and the paths. */
const editSite = (text: string, edits: Readonly<Record<string, string>>): string =>
  Object.entries(edits)
    .reduce((edited, [from, to]) => edited.replaceAll(from, to), text)
    .replaceAll(/^\s*listen \[::\].*$/gmu, "");

/** nginx's main configuration, which includes the site's. */
export const mainConfiguration = (folder: string, brotli: string, included: string): string => `
load_module ${brotli};
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
  include ${included};
}
`;

/** Releases the built site and starts nginx on its own ports. */
export const startNginx = async (nginx: { program: string; brotli: string }, host: string): Promise<NginxServer> => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  chmodSync(folder, 0o755);
  const platform = await startPlatform();
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const build = lastBuild();
  if (typeof build === "string") throw new Error(`${build} Run: npm run build`);
  // `npm run release` would refuse this build, because it contains the mocks that the tests need.
  const release = await writeRelease(build, folder);

  makeCertificate(folder, host);
  const edits = {
    "/srv/site/current": release,
    "/etc/ssl/site": folder,
    "dealmere.example": host,
    "127.0.0.1:8080": `127.0.0.1:${(platform.address() as AddressInfo).port}`,
    "listen 443": `listen 127.0.0.1:${httpsPort}`,
    "listen 80": `listen 127.0.0.1:${httpPort}`,
  };
  for (const file of ["locations.conf", "platform.conf"]) {
    const path = join(release, "nginx", file);
    writeFileSync(path, editSite(readFileSync(path, "utf8"), edits));
  }
  writeFileSync(join(folder, "site.conf"), editSite(readFileSync(join(release, "nginx/site.conf"), "utf8"), edits));
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder, nginx.brotli, `${folder}/site.conf`));

  const errorLog = join(folder, "error.log");
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", errorLog];
  execFileSync(nginx.program, [...options, "-t", "-q"]);
  const child = spawn(nginx.program, [...options, "-g", "daemon off;"], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await expect(async () => {
    const socket = connect(httpPort, "127.0.0.1");
    await once(socket, "connect").finally(() => socket.destroy());
  }).toPass({ timeout: 5000 });

  return {
    httpsPort,
    httpPort,
    stop: async () => {
      child.kill("SIGTERM");
      platform.closeAllConnections();
      platform.close();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
