import { rehypeClauseLinks } from "./rehype-clause-links";
import { rehypeClauses } from "./rehype-clauses";
import { rehypeCompounds } from "./rehype-compounds";
import { rehypeDefinedWords } from "./rehype-defined-words";
import { rehypeSections } from "./rehype-sections";
import { rehypeTableLabels } from "./rehype-table-labels";

/** What a legal text gets besides heading ids, in the required order. */
export const legalTextPlugins = [rehypeClauses, rehypeClauseLinks, rehypeDefinedWords, rehypeCompounds, rehypeTableLabels, rehypeSections];
