import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A private key and its certificate, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Makes a certificate for a host and its sub-domains that nobody has signed, with OpenSSL, and leaves it in the folder under the names that
 * certbot gives (`privkey.pem`, `fullchain.pem`). It serves tests and measurements on this machine for two days.
 */
export const makeCertificate = (folder: string, host: string): Certificate => {
  const [keyFile, certFile] = [join(folder, "privkey.pem"), join(folder, "fullchain.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host},DNS:*.${host}`];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", keyFile, "-out", certFile, ...names], {
    stdio: "ignore",
  });
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
};
