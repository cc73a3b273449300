import type { ChapterData } from "../page/Chapter";
import { ConsentSpecimen } from "./ConsentSpecimen";
import { Links } from "./Links";
import { Menus } from "./Menus";
import { SidePanels } from "./SidePanels";
import { SkipLinkSpecimen } from "./SkipLinkSpecimen";

/** What every page stands in. */
export const layoutChapter: ChapterData = {
  anchor: "layout",
  title: "Layout",
  intro: "What every page stands in. The navigation and the footer themselves are above and below this guide.",
  entries: [
    { title: "Links", note: "A link as content writes it, in a text or with the look of a button.", source: "src/frame", Show: Links },
    { title: "Menus", note: "Disclosure buttons, of which at most one is open.", source: "src/frame/TopNavigation", Show: Menus },
    { title: "Side panel", note: "The menus of small windows.", source: "src/frame/MobileMenu", Show: SidePanels },
    { title: "Consent", note: "Two answers of equal weight, and nothing ticked.", source: "src/frame/Consent", Show: ConsentSpecimen },
    { title: "Skip link", note: "The first link of every page.", source: "src/frame/SkipLink.tsx", Show: SkipLinkSpecimen },
  ],
};
