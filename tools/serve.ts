/** Serves the site in `public/` on this machine, until Ctrl-C: the second half of `npm start`. */
import { existsSync } from "node:fs";
import { site } from "./local-server";

if (!existsSync("public/index.html")) throw new Error("public/ does not contain a built site. Run: npm run build");

const port = process.env.PORT || "9000";
site("public").listen(Number(port), "localhost", () => console.log(`Serving public/ on http://localhost:${port}`));
