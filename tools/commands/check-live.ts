/**
 * `npm run check:live -- https://www.example.com`: whether a live site answers as it should, and for how many days its `security.txt` is
 * valid. Exit code 1 with a line for each problem.
 */
import { askSite } from "../check-live/ask-site";
import { checkLiveSite } from "../check-live/check-live-site";
import { readArguments } from "../support/arguments.mjs";

const USAGE = `Usage: npm run check:live -- https://www.example.com [--at HOST:PORT]

  --at HOST:PORT  contacts this machine, such as 127.0.0.1:443, whatever the name resolves to`;

const { values, positionals } = readArguments(USAGE, { at: { type: "string" } }, 1);

const checkLive = async (): Promise<readonly string[]> => {
  const [origin = ""] = positionals;
  if (!URL.canParse(origin)) return ["Name the site: npm run check:live -- https://www.example.com"];
  const { problems, pages, daysLeft = 0 } = await checkLiveSite(askSite(new URL(origin), values.at), new Date());
  if (problems.length === 0) console.log(`${origin} is healthy: ${pages} pages, and security.txt is valid for another ${daysLeft} days.`);
  return problems;
};

void checkLive()
  .catch((error: unknown) => [`The site does not answer: ${error instanceof Error ? error.message : String(error)}`])
  .then((problems) => {
    if (problems.length > 0) console.error(problems.join("\n"));
    process.exitCode = problems.length > 0 ? 1 : 0;
  });
