import type { z } from "zod";
import { claimsModel } from "../../content-model/claims";
import { CLAIM_PREFIX } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problemAt } from "../reading/document";
import type { SiteContent } from "../reading/site-content";

type Claim = z.output<typeof claimsModel>["claims"][number];

/** A content file named by a source. */
const LEGAL_SOURCE = /content\/(legal\/[\w-]+\.mdx)/u;

/** The same date a year earlier, in UTC. */
const yearBefore = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear() - 1, day.getUTCMonth(), day.getUTCDate()));

const nameOf = ({ key, value, says }: Claim): string => `the figure ${key} (${quote(value)}: ${says.replace(/\.$/u, "")})`;

/** The legal text named as a figure's source that does not contain it, if any. */
const silentSource = ({ key, value, words, source = "" }: Claim, { documents }: SiteContent): string | undefined => {
  const path = LEGAL_SOURCE.exec(source)?.[1];
  const text = documents.find((document) => document.path === path)?.text ?? "";
  // 15, 1.5 and 50 do not show the figure 5.
  const shows = (figure: string): boolean =>
    text.split(figure).some((before, index, { [index + 1]: after }) => {
      const isWhole = !/[\p{L}\d]$|\d[.,]$/u.test(before) && !/^[\p{L}\d]|^[.,]\d/u.test(after ?? "");
      return after !== undefined && isWhole;
    });
  return path === undefined || [value, words ?? value, `{${CLAIM_PREFIX}${key}}`].some(shows) ? undefined : path;
};

/** What is unsupported about a figure, with the field concerned: the whole entry, its source or its date. */
const complaints = (claim: Claim, today: Date, content: SiteContent): { field: string[]; message: string }[] => {
  const silent = silentSource(claim, content);
  return [
    ...(claim.source === undefined
      ? [{ field: [], message: `gives no source for ${nameOf(claim)}. Add \`source\`, or take the figure off the pages` }]
      : []),
    ...(silent === undefined
      ? []
      : [
          {
            field: ["source"],
            message: `names content/${silent}, which does not show ${nameOf(claim)}. Correct whichever of the two is wrong`,
          },
        ]),
    ...(new Date(claim.asOf) < yearBefore(today)
      ? [
          {
            field: ["asOf"],
            message: `is more than a year ago for ${nameOf(claim)}. Confirm the figure and write the date of confirmation`,
          },
        ]
      : []),
  ];
};

/** Figures without a source, missing from the legal text they cite, or not confirmed within a year of a date (ADR 14). */
export const findUnsupportedFigures =
  (today: Date): CrossCheck =>
  (content) =>
    content.documents
      .filter(({ kind }) => kind.name === "claims")
      .flatMap((document) =>
        (claimsModel.safeParse(document.data).data?.claims ?? []).flatMap((claim, index) =>
          complaints(claim, today, content).map(({ field, message }) => problemAt(document, ["claims", index, ...field], message)),
        ),
      );
