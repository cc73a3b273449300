import { readList, readText } from "../data";
import type { ContentDocument } from "./document";
import type { SiteContent } from "./site-content";

/** The register's figures, as far as they are readable, with their names in copy (`token`). */
export const claimsOf = ({ documents }: Pick<SiteContent, "documents">) =>
  documents
    .filter(({ kind }) => kind.name === "claims")
    .flatMap((register: ContentDocument) =>
      readList(register.data, "claims").map((claim, index) => {
        const field = (...path: readonly string[]): string | undefined => readText(claim, ...path);
        const key = field("key") ?? "";
        return {
          register,
          place: ["claims", index] as const,
          path: ["claims", index, "value"] as const,
          key,
          token: `claim.${key}`,
          value: field("value") ?? "",
          says: (field("says") ?? "").replace(/\.$/u, ""),
          plan: field("plan"),
          line: field("line"),
          per: field("per"),
          limits: field("limits"),
          atLeast: field("atLeast"),
          share: field("shareOf", "share"),
          amount: field("shareOf", "amount"),
        };
      }),
    );
