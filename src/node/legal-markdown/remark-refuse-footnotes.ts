interface Point {
  line: number;
  column: number;
}

interface Position {
  start: Point;
  end: Point;
}

/** The parts of a Markdown syntax node used here. */
interface MarkdownNode {
  type: string;
  position?: Position;
  children?: MarkdownNode[];
}

/** The part of the file being compiled that is used here; `fail` throws. */
interface TextFile {
  fail: (reason: string, place?: Position) => never;
}

/** What a legal text with a footnote is told; the content check says the same with the line. */
export const FOOTNOTE = "has a footnote, which the page cannot show. Write its words into the clause, or make a clause of them";

const refuseIn = (node: MarkdownNode, file: TextFile): void => {
  if (node.type === "footnoteReference" || node.type === "footnoteDefinition") file.fail(FOOTNOTE, node.position);
  node.children?.forEach((child) => {
    refuseIn(child, file);
  });
};

/** Refuses footnotes in a legal text: their heading would be a word that no editor wrote, and their links would lead back to nothing. */
export const remarkRefuseFootnotes = () => refuseIn;
