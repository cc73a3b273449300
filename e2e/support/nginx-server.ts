/** Runs the site behind a real nginx, with the configuration of `deploy/nginx` unchanged but for the test's names, ports and folders. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "./free-port";

/** A running nginx: its address, and how to stop it. */
export interface NginxServer {
  httpsPort: number;
  httpPort: number;
  /** Stops nginx and the simulated platform, and removes its folder. */
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
const mainConfiguration = (folder: string, included: string): string => `
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

/** Makes a self-signed certificate for a host and its sub-domains, which expires in two days. */
const makeCertificate = (folder: string, host: string): void => {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:*.${host}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...names], { stdio: "ignore" });
};

/** Copies the built site as an operator would, and starts nginx on its own ports. */
export const startNginx = async (program: string, host: string): Promise<NginxServer> => {
  const folder = mkdtempSync(join(tmpdir(), "site-nginx-"));
  chmodSync(folder, 0o755);
  const platform = await startPlatform();
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  cpSync("public", join(folder, "public"), { recursive: true });
  cpSync("deploy/nginx", join(folder, "nginx"), { recursive: true });

  makeCertificate(folder, host);
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
    writeFileSync(path, editSite(readFileSync(path, "utf8"), edits));
  }
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder, `${folder}/nginx/site.conf`));

  const errorLog = join(folder, "error.log");
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", errorLog];
  execFileSync(program, [...options, "-t", "-q"]);
  const child = spawn(program, [...options, "-g", "daemon off;"], { stdio: "ignore" });
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
