import { rehypeClauseLinks } from "./rehype-clause-links";
import { rehypeClauses } from "./rehype-clauses";
import { rehypeDefinedWords } from "./rehype-defined-words";
import { rehypeSections } from "./rehype-sections";
import { rehypeTableLabels } from "./rehype-table-labels";

/** What a legal text gets besides the addresses of its headings, in the order in which it must be done. */
export const legalTextPlugins = [rehypeClauses, rehypeClauseLinks, rehypeDefinedWords, rehypeTableLabels, rehypeSections];
