/** The parts of Mozilla's analyzers that the score is made of; the package has no declarations of its own. */
declare module "@mdn/mdn-http-observatory/src/constants.js" {
  interface Finding {
    /** What was found, such as `csp-implemented-with-no-unsafe`. */
    result: string | null;
    pass: boolean;
  }
  export const ALL_TESTS: readonly ((requests: object) => Finding)[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export const getGradeForScore: (score: number) => { score: number; grade: string };
  export const getScoreModifier: (result: string) => number;
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
