import { benchBuilds } from "./builds";
import { benchClicks } from "./clicks";
import { benchContent } from "./content";
import { benchDevelop } from "./develop";
import type { BenchGroup } from "./group";
import { benchLighthouse } from "./lighthouse/lighthouse";

/** Every benchmark by name, in the order in which they run by default. */
export const groups: Readonly<Record<string, BenchGroup>> = {
  lighthouse: { summary: "Lighthouse on the pages of public/, on a phone and a desktop computer.", measure: benchLighthouse },
  clicks: { summary: "From a click to its effect: before the scripts have loaded, and to the next page.", measure: benchClicks },
  content: { summary: "The content check, with today's pages and with 1,000 audiences.", measure: benchContent },
  develop: { summary: "From saving a file to seeing the change in the browser.", measure: benchDevelop },
  builds: { summary: "Builds from nothing, with nothing changed and after a change, with the memory they take.", measure: benchBuilds },
};
