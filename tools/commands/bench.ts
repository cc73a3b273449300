/** `npm run bench [-- group ...] [--runs N] ...`: how long things take, as Markdown tables; `--help` lists all. Asserts no time. */
import { countPages } from "../bench/add-audiences";
import { groups } from "../bench/groups";
import { readArguments } from "../bench/options";
import { toMarkdown } from "../bench/table";

const bench = async (): Promise<void> => {
  const read = readArguments(process.argv.slice(2), await countPages("content"));
  if ("answer" in read) {
    (read.exitCode === 0 ? console.log : console.error)(read.answer);
    process.exitCode = read.exitCode;
    return;
  }
  for (const name of read.names) {
    const tables = await groups[name]?.measure({ ...read, report: (progress) => console.error(progress) });
    for (const table of tables ?? []) console.log(`${toMarkdown(table)}\n`);
  }
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
