/** Options of gatsby-plugin-styled-components. */
export const styledComponentsOptions = () => ({
  // Component names in class names help developers; visitors would download them with every page.
  displayName: process.env.NODE_ENV === "development",
  // Drops components that a chunk does not use.
  pure: true,
});
