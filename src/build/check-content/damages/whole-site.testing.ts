/** What one file cannot know: addresses that are taken, files that are missing, links to what has moved. */
import type { Damage } from "./damage.testing";

export const siteDamages: readonly Damage[] = [];
