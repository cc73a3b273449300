/** The last line of `npm test`: both test runners' totals. A part that fails without a test, such as the linter, counts as one failure. */
import { existsSync, readFileSync } from "node:fs";

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = read(".local/jest.json");
const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {}, errors = [] } = read(".local/playwright.json");
const failed = numFailedTests + numRuntimeErrorTestSuites + unexpected + errors.length;

console.log(`\n${numPassedTests + expected + flaky} passed, ${Math.max(failed, Number(process.argv[2]))} failed`);
