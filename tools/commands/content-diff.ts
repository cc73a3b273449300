/**
 * `npm run content:diff -- <commit>`: page by page, what a visitor would read differently from that commit, without a build. Exit code 1
 * when an address would disappear without a redirect, or when there is nothing to compare with.
 */
import { resolve } from "node:path";
import { compareContent } from "../content-diff/compare";
import { NotComparable } from "../content-diff/git";
import { report } from "../content-diff/report";

const compare = async (ref: string | undefined): Promise<void> => {
  if (ref === undefined) throw new NotComparable("Say with what to compare: npm run content:diff -- main");
  const difference = await compareContent(resolve("."), resolve("content"), ref);
  console.log(report(difference, ref));
  if (difference.lost.length > 0) process.exitCode = 1;
};

compare(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof NotComparable ? error.message : error);
  process.exitCode = 1;
});
