/** Gatsby for unit tests: links are plain anchors, and queries return what the test provides. */
const { createElement, forwardRef } = require("react");

module.exports = {
  Link: forwardRef(({ to, activeClassName, partiallyActive, replace, state, ...anchor }, ref) =>
    createElement("a", { ...anchor, ref, href: to }),
  ),
  graphql: jest.fn(),
  useStaticQuery: jest.fn(),
  navigate: jest.fn(),
};
