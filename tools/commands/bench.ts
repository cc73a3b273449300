/** `npm run bench [-- content|develop|builds] [--runs N] [--pages N]`: how long things take, as Markdown tables. Asserts no time. */
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
    const table = await groups[name]?.measure({ ...read, report: (progress) => console.error(progress) });
    if (table) console.log(`${toMarkdown(table)}\n`);
  }
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
