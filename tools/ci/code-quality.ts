/**
 * `npm run -s check:content -- --format json | node --import tsx tools/ci/code-quality.ts`: the content's problems as a code quality
 * report, which GitLab shows beside the lines of a merge request.
 */
import { createHash } from "node:crypto";
import { json } from "node:stream/consumers";
import { fail } from "../support/refusal";

/** The part of the content check's JSON that is read here; docs/operating.md describes the whole. */
interface ContentReport {
  problems: { severity: string; file: string; line: number; field: string; message: string }[];
}

/**
 * The problems in GitLab's format. GitLab tells old problems from new ones by their fingerprints, so these do not include the line;
 * problems that are otherwise identical are numbered.
 */
const entriesOf = (problems: ContentReport["problems"]) => {
  const identities = problems.map(({ file, field, message }) => `${file}\0${field}\0${message}`);
  return problems.map(({ severity, file, line, field, message }, index) => {
    const identity = identities[index] ?? "";
    const earlier = identities.slice(0, index).filter((other) => other === identity);
    return {
      description: `${field}  ${message}`,
      check_name: "content",
      fingerprint: createHash("sha256")
        .update([identity, ...earlier].join("\0"))
        .digest("hex"),
      severity: severity === "error" ? "major" : "minor",
      location: { path: file, lines: { begin: line } },
    };
  });
};

json(process.stdin).then((report) => console.log(JSON.stringify(entriesOf((report as ContentReport).problems))), fail);
