import type { z } from "zod";

/** A section, as far as rules look at it. */
interface Listed {
  type: string;
  arrangement?: string | undefined;
  exhibit?: unknown;
  film?: unknown;
  figures?: unknown;
}

/** Whether a section holds a page's one first-level heading. */
const isOpening = ({ type }: Listed): boolean => type === "hero" || type === "not-found";

/** The arrangements that a page may have only once. */
const ONCE = ["columns of benefits", "stage of benefits", "argument of statement"];

/** The sections that begin with a part of the first screen; src/sections/grounds.ts lists those that may continue any section. */
const BELOW_HERO = ["price-strip", "faq"];

const lookOf = ({ type, arrangement = "" }: Listed): string => `${arrangement} of ${type}`;

/** What is wrong with a section where it stands. */
const faultOf = (section: Listed, before: readonly Listed[]): string | undefined => {
  const previous = before.at(-1);
  if (!previous && !isOpening(section)) return "does not hold the page's main heading. Begin the page with a `hero`";
  if (previous && isOpening(section)) return "holds a second main heading. Keep one `hero`, at the top";
  if (BELOW_HERO.includes(section.type) && previous?.type !== "hero") return "continues the first screen. Move it below the `hero`";
  if (section.type === "contact-form" && before.some(({ exhibit, film, figures }) => exhibit ?? film ?? figures))
    return "follows a first screen with an exhibit, a film or figures, which a page with a form does not load. Remove them there";
  if (ONCE.includes(lookOf(section)) && before.some((other) => lookOf(other) === lookOf(section)))
    return "has an arrangement that its page has already, and may have once. Write another one";
  return undefined;
};

/** What must hold between the sections of a page, however valid each is on its own. */
export const checkTogether = (sections: readonly Listed[], context: z.RefinementCtx): void => {
  for (const [index, section] of sections.entries()) {
    const message = faultOf(section, sections.slice(0, index));
    if (message !== undefined) context.addIssue({ code: "custom", path: [index], message });
  }
};
