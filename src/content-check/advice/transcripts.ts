import { expandTokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readList } from "../data";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import { likeWords } from "../reading/likeness";
import { mediaNamed } from "../reading/media-named";
import { sentencesIn } from "../text-rules/sentences";

/** The transcript repeats what captions say, in the same words, and every figure that they describe. */
export const adviseTranscripts: CrossCheck = ({ documents, media, tokens }) =>
  documents.flatMap((document) =>
    mediaNamed(document).flatMap(({ path, field }) => {
      const transcript = readList(document.data, ...field.path.slice(0, -1), "transcript")
        .map(String)
        .join(" ");
      const written = expandTokens(transcript, tokens);
      const read = likeWords(written);
      const complain = (line: number, words: string, fix: string): Problem => {
        const what = `is content/${path}, whose line ${line} says ${quote(words)}, which the transcript does not`;
        return problemAt(document, field.path, `${what}. ${fix}`);
      };
      const { said = [], described = [] } = media.get(path) ?? {};
      return [
        ...said.flatMap(({ line, words }) =>
          sentencesIn(words)
            .filter((sentence) => !read.includes(likeWords(sentence)))
            .map((sentence) => complain(line, sentence, "Write the same in both, or put a description in brackets")),
        ),
        ...described
          .filter(({ figure }) => !written.includes(figure))
          .map(({ line, figure }) => complain(line, figure, "Write the same figure in both")),
      ];
    }),
  );
