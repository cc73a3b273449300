import { rehypeClauseLinks } from "./rehype-clause-links";
import { rehypeClauses } from "./rehype-clauses";
import { rehypeSections } from "./rehype-sections";
import { rehypeTableLabels } from "./rehype-table-labels";

/** The plugins for legal texts, in the order in which they must run after the one for heading ids. */
export const legalTextPlugins = [rehypeClauses, rehypeClauseLinks, rehypeTableLabels, rehypeSections];
