import type { CreateWebpackConfigArgs } from "gatsby";
import { onCreateWebpackConfig } from "./leave-out";

/** The part of webpack's configuration that selects the modules. */
interface Added {
  module: { rules: [{ test: RegExp }] };
  optimization: { splitChunks: { cacheGroups: { sharedBySections: { test: RegExp } } } };
}

it.each(["/", "\\"])("knows modules by paths whose parts are divided by %s", async (divider) => {
  const setWebpackConfig = jest.fn<undefined, [Added]>();
  const hook = { stage: "build-javascript", actions: { setWebpackConfig }, loaders: { null: () => ({ loader: "null" }) } };
  await onCreateWebpackConfig?.(hook as unknown as CreateWebpackConfigArgs, { plugins: [] }, () => undefined);
  const [added] = setWebpackConfig.mock.calls.flat();
  const written = (path: string) => path.replaceAll("/", divider);

  const left = ["gatsby-plugin-manifest/gatsby-browser.js", "partytown/gatsby-browser.js", ".cache/register-service-worker.js"];
  expect(left.filter((path) => added?.module.rules[0].test.test(written(`/site/${path}`)))).toEqual(left);
  const { test: isShared } = added?.optimization.splitChunks.cacheGroups.sharedBySections ?? {};
  expect(isShared?.test(written("/site/src/content-parts/HeadedBand.tsx"))).toBe(true);
});
