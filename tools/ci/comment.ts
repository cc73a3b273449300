/** `node --import tsx tools/ci/comment.ts < content-diff.md`, in a CI: keeps one comment of the change up to date. */
import { text } from "node:stream/consumers";
import { fail } from "../commands/refusal";
import { writeComment } from "./change-comment";

text(process.stdin)
  .then((markdown) => writeComment(markdown, process.env))
  .then(console.log, fail);
