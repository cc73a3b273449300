/** An MDX file, split into front matter and text. */
export interface MdxText {
  /** Up to and with the line that opens the front matter. */
  opening: string;
  frontMatter: string;
  /** The line that closes it. */
  closing: string;
  body: string;
}

const PARTS = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))([\s\S]*)$/mu;

/** Cuts an MDX text; undefined when it has no front matter. */
export const cutMdx = (text: string): MdxText | undefined => {
  const [, opening, frontMatter, closing, body] = PARTS.exec(text) ?? [];
  return opening === undefined || frontMatter === undefined || closing === undefined || body === undefined
    ? undefined
    : { opening, frontMatter, closing, body };
};
