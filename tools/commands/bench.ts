/** `npm run bench [-- group ...] [--runs N] ...`: how long things take, as Markdown tables; `--help` lists all. Asserts no time. */
import { countPages } from "../bench/add-audiences";
import { groups } from "../bench/groups";
import { OPTIONS, readRequest, USAGE } from "../bench/options";
import { toMarkdown } from "../bench/table";
import { readArguments } from "./arguments.mjs";

const { values, positionals } = readArguments(USAGE, OPTIONS, Infinity);

const bench = async (): Promise<void> => {
  const request = readRequest(positionals, values, await countPages("content"));
  if (typeof request === "string") {
    console.error(`${request}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  for (const name of request.names) {
    const tables = await groups[name]?.measure({ ...request, report: (progress) => console.error(progress) });
    for (const table of tables ?? []) console.log(`${toMarkdown(table)}\n`);
  }
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
