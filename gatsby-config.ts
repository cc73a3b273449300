import type { GatsbyConfig } from "gatsby";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { developMiddleware } from "./mocks/develop";
import { siteUrl } from "./src/content-model/read-site";
import { legalTextPlugins } from "./src/legal-markdown/rehype-legal";
import { remarkTokens } from "./src/legal-markdown/remark-tokens";
import { readEnvFile } from "./src/node/environment-check";
import { contentTypeName } from "./src/node/schema";
import { gtagPlugin } from "./src/services/analytics/gtag-plugin";

readEnvFile();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Builds write the types. The development server would write them anew after every save, which takes longer than all the rest.
  graphqlTypegen: process.env.NODE_ENV === "production" && {
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
          remarkPlugins: [[remarkGfm, { singleTilde: false }], remarkTokens],
          rehypePlugins: [rehypeSlug, ...legalTextPlugins],
        },
      },
    },
    // A photograph's EXIF data may record where it was taken.
    {
      resolve: "gatsby-plugin-sharp",
      options: { stripMetadata: true, failOn: "error", defaults: { formats: ["webp"], placeholder: "none" } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false, pure: true } },
    ...gtagPlugin(process.env.GATSBY_ANALYTICS_MEASUREMENT_ID),
    {
      resolve: "gatsby-plugin-sitemap",
      options: { output: "/", query: "{ site { siteMetadata { siteUrl } } allSitePage(sort: { path: ASC }) { nodes { path } } }" },
    },
  ],
};

export default config;
