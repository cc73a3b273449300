import type { ChapterData } from "../page/Chapter";
import type { Entry } from "../specimen/entry";
import { Bands, Highlights } from "./Bands";
import { Buttons } from "./Buttons";
import { Carousels } from "./Carousels";
import { CopyButtons } from "./CopyButtons";
import { Dialogs } from "./Dialogs";
import { ContourLinesSpecimen, ContourProgresses, Icons } from "./Drawings";
import { Fields } from "./Fields";
import { BackgroundVideos, Pictures } from "./Pictures";
import { PauseButtons, Slideshows } from "./Slideshows";
import { TabsSpecimen } from "./TabsSpecimen";
import { Toasts } from "./Toasts";

/** The folders of `src/components`, each with what it is for; a test asks for all of them. */
export const componentEntries: Readonly<Record<string, Pick<Entry, "note" | "Show">>> = {
  Button: { note: "Does something here. What leads elsewhere is a link with the same look.", Show: Buttons },
  fields: { note: "One line, one of a list, several lines: each with its label, what is wrong, and how much room is left.", Show: Fields },
  Tabs: { note: "Text on a hairline; the underline travels to the open one.", Show: TabsSpecimen },
  Carousel: { note: "A strip that slides one at a time; by arrows in wide windows, by swiping in narrow ones.", Show: Carousels },
  Slideshow: { note: "Pictures that take turns every four seconds, unless somebody looks closely.", Show: Slideshows },
  PauseButton: { note: "Stops what moves by itself.", Show: PauseButtons },
  Dialog: { note: "A button and what it opens above the page.", Show: Dialogs },
  Toast: { note: "News that shows, is announced, and goes after four seconds.", Show: Toasts },
  CopyButton: { note: "Copies an address and says so; where it may not, it gives the text to be copied by hand.", Show: CopyButtons },
  Highlight: { note: "Marks in a text what was searched for.", Show: Highlights },
  Band: { note: "The ground a section stands on. What it holds takes its colours from there.", Show: Bands },
  Picture: { note: "A bitmap in several formats and sizes, or a drawing.", Show: Pictures },
  BackgroundVideo: { note: "A muted loop over its poster, once everything else has loaded.", Show: BackgroundVideos },
  ContourLines: { note: "The motif, as the ground of a dark band.", Show: ContourLinesSpecimen },
  ContourProgress: { note: "Progress as a contour that fills.", Show: ContourProgresses },
  Icon: { note: "Line drawings by the names that content uses.", Show: Icons },
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts that know no content. */
export const componentsChapter: ChapterData = {
  anchor: "components",
  title: "Components",
  intro: "The parts that know no content, in every state, on paper and on ink. States are not imitated: the page’s own rules show them.",
  entries: Object.entries(componentEntries).map(([folder, entry]) => ({
    title: capitalise(folder),
    source: `src/components/${folder}`,
    ...entry,
  })),
};
