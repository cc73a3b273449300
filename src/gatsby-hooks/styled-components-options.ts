/** Options of gatsby-plugin-styled-components. */
export const styledComponentsOptions = () => ({
  // Names of components in class names serve those who develop; visitors would fetch them with every page.
  displayName: process.env.NODE_ENV === "development",
  // A component that a chunk does not use leaves it.
  pure: true,
});
