import { z } from "zod";
import { entry, list } from "./fields";

const redirectModel = entry("Redirect", {
  from: z
    .string()
    .regex(/^(\/[\w~{}-][\w.~{}-]*)+$/u, {
      message: "is not a path that can be redirected. Write it as /old-name: letters, digits and - _ . ~ only, without a / at the end",
    })
    .meta({
      description: "The old path, such as /terms-and-conditions; {product} is the name as used in addresses.",
      graphql: "@href",
    }),
  to: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)[^\s"'\\$<>]*$/u, {
      message: "is not an address to redirect to. Write a page of this site, such as /terms, or a whole address that begins with https://",
    })
    .meta({ description: "Where it leads: a page of this site, or https:// for another one.", graphql: "@href" }),
});

/** An address that has moved: a path of this site, and where it leads. */
export type Redirect = z.infer<typeof redirectModel>;

/** `content/redirects.yaml`: addresses that have moved. */
export const redirectsModel = entry("Redirects", { redirects: list(redirectModel, 0, 500, "The redirects, in any order.") });
