import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A private key and its certificate, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Makes a self-signed certificate for a host and its sub-domains with OpenSSL, in the folder, under certbot's file names (`privkey.pem`,
 * `fullchain.pem`). For tests and measurements on this machine; it expires in two days.
 */
export const makeCertificate = (folder: string, host: string): Certificate => {
  const [keyFile, certFile] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:*.${host}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", keyFile, "-out", certFile, ...names], {
    stdio: "ignore",
  });
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
};
