/** Serves the site in `public/` on this machine, until Ctrl-C: the second half of `npm start`. */
import { existsSync } from "node:fs";
import { site } from "./local-server";

const REMEDIES: Readonly<Record<string, string>> = { EADDRINUSE: "is taken", EACCES: "may not be used by this account" };

const port = process.env.PORT || "9000";

const refuse = (reason: string): void => {
  console.error(reason);
  process.exitCode = 1;
};

const start = (): void => {
  site("public")
    .listen(Number(port), "localhost", () => console.log(`Serving public/ on http://localhost:${port}`))
    .on("error", (error: NodeJS.ErrnoException) => {
      const what = REMEDIES[error.code ?? ""];
      refuse(what === undefined ? error.message : `Port ${port} ${what}. Set PORT to another one.`);
    });
};

if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) refuse(`PORT must be a whole number from 1 to 65535, not "${port}".`);
else if (!existsSync("public/index.html")) refuse("public/ does not contain a built site. Run: npm run build");
else start();
