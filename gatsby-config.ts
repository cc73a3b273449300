import type { GatsbyConfig } from "gatsby";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { completeEnvironment } from "./src/build/complete-environment";
import { contentTypeName } from "./src/build/content-type-name";
import { legalTextPlugins } from "./src/build/legal-text/rehype-plugins";
import { remarkTokens } from "./src/build/remark-tokens";
import { siteUrl } from "./src/build/site-url";
import { sitemapOptions } from "./src/build/sitemap/sitemap-options";
import { styledComponentsOptions } from "./src/build/styled-components-options";
import { webManifest } from "./src/build/web-manifest";
import { analyticsPlugins } from "./src/services/analytics/options";
import { developMiddleware } from "./tools/preview-server/develop-middleware";

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
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-styled-components", options: styledComponentsOptions() },
    { resolve: "gatsby-plugin-manifest", options: webManifest() },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions() },
    ...analyticsPlugins(completeEnvironment().GATSBY_ANALYTICS_MEASUREMENT_ID),
  ],
};

export default config;
