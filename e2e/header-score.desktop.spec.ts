/** The headers as a host that obeys `public/_headers` sends them, scored with the analyzers of Mozilla's HTTP Observatory. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readHeadersFile } from "../src/publishing/headers/headers-file";
import { PRELOADED_HOSTS } from "../tools/commands/observatory.mjs";
import { scoreHeaders } from "../tools/security/observatory/header-score";
import { builtPaths, mainHost } from "./site";

test.skip(!existsSync(PRELOADED_HOSTS), "The analyzers are not installed; npm test installs them.");

/**
 * What keeps the score from more: 10 points are for style sheets without 'unsafe-inline' (docs/decisions/0010), 5 for a host on the
 * browsers' preload list (an operator's step, docs/operating.md), and 5 for cookies, of which the site sets none.
 */
const LEAST = 125;

test("every page earns an A+", async () => {
  const headers = { ...readHeadersFile(readFileSync("public/_headers", "utf8")), "Content-Type": "text/html; charset=utf-8" };
  for (const path of builtPaths) {
    const html = readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8");
    const { score, grade, findings } = await scoreHeaders({ host: mainHost, headers, html });

    expect.soft(score, `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(LEAST);
    expect.soft(grade, path).toBe("A+");
    expect
      .soft(
        findings.filter(({ points }) => points < 0),
        path,
      )
      .toEqual([]);
  }
});
