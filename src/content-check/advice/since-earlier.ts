import type { EarlierVersion } from "../../history/earlier-version";
import { type Problem, problem, START, WHOLE_FILE } from "../problem";
import type { SiteContent } from "../reading/site-content";
import { changedTargets } from "./changed-targets";
import { compare } from "./comparison";
import { distortedPictures } from "./distorted-pictures";
import { lostAddresses } from "./lost-addresses";
import { lostAnchors } from "./lost-anchors";
import { lostLines } from "./lost-lines";
import { lostPassages } from "./lost-passages";
import { staleDates } from "./stale-dates";
import { swappedTexts } from "./swapped-texts";

/** Reports that git failed, because the comparison is then incomplete. */
const gitFailure = ({ failures: [said] }: EarlierVersion): Problem[] => {
  const what = `could not be fully compared with an earlier version, because git failed: “${said}”`;
  const fix = "Run `git status`, fix what it reports and check again; until then, losses may go unnoticed";
  return said === undefined ? [] : [problem("", START, WHOLE_FILE, `${what}. ${fix}`)];
};

/** What has probably been removed, swapped or left out of date by mistake since an earlier version. */
export const adviseSinceEarlier = async (content: SiteContent, earlier: EarlierVersion, today: Date): Promise<Problem[]> => {
  const comparisons = (await Promise.all(content.documents.map((document) => compare(document, earlier)))).flatMap((made) => made ?? []);
  return [
    ...lostAddresses(content, earlier),
    ...comparisons.flatMap((made) => [lostLines, lostPassages, lostAnchors, swappedTexts].flatMap((advise) => advise(made))),
    ...comparisons.flatMap((made) => [...staleDates(made, today), ...changedTargets(made, content)]),
    ...(await distortedPictures(content, earlier)),
    // Last, because any of the checks above may have made git fail.
    ...gitFailure(earlier),
  ];
};
