/**
 * `npm run -s check:content -- --format json | node --import tsx tools/ci/code-quality.ts`: the content's problems as a code quality report,
 * which GitLab shows beside the lines of a merge request.
 */
import { createHash } from "node:crypto";
import { json } from "node:stream/consumers";

/** The part of the content check's JSON that is read here; docs/operating.md describes the whole. */
interface ContentReport {
  problems: { severity: string; file: string; line: number; field: string; message: string }[];
}

/** A problem as GitLab reads it. The fingerprint tells an old problem from a new one, so it does not include the line. */
const entryOf = ({ severity, file, line, field, message }: ContentReport["problems"][number]) => ({
  description: `${field}  ${message}`,
  check_name: "content",
  fingerprint: createHash("sha256").update(`${file}\0${field}\0${message}`).digest("hex"),
  severity: severity === "error" ? "major" : "minor",
  location: { path: file, lines: { begin: line } },
});

json(process.stdin).then(
  (report) => console.log(JSON.stringify((report as ContentReport).problems.map(entryOf))),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
