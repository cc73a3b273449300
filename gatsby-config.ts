import type { GatsbyConfig } from "gatsby";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { developMiddleware } from "./mocks/develop-middleware";
import { siteUrl } from "./src/content-model/read-site";
import { completeEnvironment } from "./src/environment/complete-environment";
import { contentTypeName } from "./src/gatsby-hooks/content-type-name";
import { legalTextPlugins } from "./src/legal-markdown/rehype-plugins";
import { remarkTokens } from "./src/legal-markdown/remark-tokens";
import { sitemapOptions } from "./src/publishing/sitemap/sitemap-options";
import { webManifest } from "./src/publishing/web-manifest";
import { analyticsPlugins } from "./src/services/analytics/options";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["src/**/*.{ts,tsx}"],
    generateOnBuild: true,
  },
  developMiddleware,
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content", ignore: ["**/README.md"] } },
    { resolve: "gatsby-transformer-yaml", options: { typeName: contentTypeName } },
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        mdxOptions: {
          remarkPlugins: [remarkGfm, remarkTokens],
          rehypePlugins: [rehypeSlug, ...legalTextPlugins],
        },
      },
    },
    "gatsby-plugin-image",
    // A photograph's EXIF note may state where it was taken. `npm run check:built` looks for any that is left.
    { resolve: "gatsby-plugin-sharp", options: { stripMetadata: true, failOn: "warning" } },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-styled-components",
      options: {
        // Component names in class names help developers; visitors would download them with every page.
        displayName: process.env.NODE_ENV === "development",
        // Drops components that a chunk does not use.
        pure: true,
      },
    },
    { resolve: "gatsby-plugin-manifest", options: webManifest() },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions() },
    ...analyticsPlugins(completeEnvironment().GATSBY_ANALYTICS_MEASUREMENT_ID),
  ],
};

export default config;
