import { expandTokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readList, readText } from "../data";
import { problemAt } from "../reading/document";
import { lettersOf } from "../reading/likeness";
import { mediaNamed } from "../reading/media-named";

/** A link preview that records which heading it shows has its page's heading; the site's own previews have the home page's. */
export const advisePreviews: CrossCheck = ({ documents, pages, media, tokens }) =>
  documents.flatMap((document) =>
    mediaNamed(document)
      .filter(({ demand }) => demand.media === "preview")
      .flatMap(({ path, field }) => {
        const page = pages.find((one) => (document.kind.name === "site" ? one.path === "/" : one.document === document));
        const hero = readList(page?.document.data, "sections").find((section) => readText(section, "type") === "hero");
        const [shown, heading] = [media.get(path)?.description, readText(hero, "heading")];
        if (shown === undefined || heading === undefined || lettersOf(shown) === lettersOf(expandTokens(heading, tokens))) return [];
        const fix = document.kind.name === "site" ? "" : ", or remove this line to show the site's own picture";
        const message = `shows the heading ${quote(shown)}, not the page's ${quote(heading)}. Ask an engineer to redraw it (studio/README.md)${fix}`;
        return [problemAt(document, field.path, message)];
      }),
  );
