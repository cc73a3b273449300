/** Reads the reports of the two test runners, and counts the tests in them. */
import { existsSync, readFileSync } from "node:fs";

export const JEST_REPORT = ".local/jest.json";
export const PLAYWRIGHT_REPORT = ".local/playwright.json";

/**
 * The parts of the reports that are read here.
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numRuntimeErrorTestSuites?: number,
 *             stats?: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} Report
 */

/** @param {string} file @returns {Report} */
const read = (file) => (existsSync(file) ? /** @type {Report} */ (JSON.parse(readFileSync(file, "utf8"))) : {});

/** Totals of both runners. A test file that could not be run counts as one failure. */
export const countTests = () => {
  const jest = read(JEST_REPORT);
  const { stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors = [] } = read(PLAYWRIGHT_REPORT);
  return {
    passed: (jest.numPassedTests ?? 0) + stats.expected + stats.flaky,
    failed: (jest.numFailedTests ?? 0) + (jest.numRuntimeErrorTestSuites ?? 0) + stats.unexpected + errors.length,
    skipped: (jest.numPendingTests ?? 0) + stats.skipped,
  };
};
