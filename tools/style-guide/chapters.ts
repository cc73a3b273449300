import { componentsChapter } from "./components/components-chapter";
import { controlsChapter } from "./controls/controls-chapter";
import { layoutChapter } from "./layout/layout-chapter";
import type { ChapterData } from "./page/Chapter";
import { tokensChapter } from "./tokens/tokens-chapter";

/** Everything beside the sections, which need the whole width of the window. */
export const chapters: readonly ChapterData[] = [tokensChapter, componentsChapter, layoutChapter, controlsChapter];
