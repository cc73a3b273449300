import type { TextMistake } from "./legal-structure";

/** The compiler's messages, and our own for editors; the first match is used. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/import\/exports/u, "begins with `import` or `export`, which MDX reads as code. Begin with another word"],
  [/`!` .*before name/u, "has a comment in <!-- -->, which MDX does not support. Remove it"],
  [/create a link in MDX/u, "has an address in < >. Write it as [words](https://...)"],
  [/before name|before local name/u, "has a < that does not begin a tag. Write it in words, such as less than"],
  [/closing tag|closing slash/u, "has an unclosed tag; tags are not allowed in legal texts. Write it as plain Markdown"],
  [/closing brace|acorn/u, "has a { that is not part of a token. Write a token such as {product}, or say it in words"],
];

/** Translates the compiler's error, whose line and column may be missing. */
export const mdxFailure = (error: unknown): TextMistake => {
  const { line, column, reason } = error as { line?: number | null; column?: number | null; reason?: string };
  const complaint = (reason ?? String(error)).replace(/[.\s]+$/u, "");
  return {
    place: { line: line ?? 1, column: column ?? 1 },
    message:
      FIXES.find(([pattern]) => pattern.test(complaint))?.[1] ??
      `does not compile (${complaint}). Look for a { or < that is meant as text, and write it in words`,
  };
};
