import type { FastifyPluginAsync } from "fastify";

/** The platform's pages, which the site opens with a full page load (R2.3, R5.13). Their content is not specified. */
const pages = [
  { path: "/login", title: "Log in" },
  { path: "/registration/investor", title: "Register as an investor" },
  { path: "/registration/capital-seeker", title: "Register as a capital seeker" },
];

export const platformPagePaths = pages.map(({ path }) => path);

/** Serves a plain page for each, so that links to the platform lead somewhere. */
export const platformPages: FastifyPluginAsync = async (server) => {
  for (const { path, title } of pages) {
    server.get(path, async (_request, reply) => reply.type("text/html; charset=utf-8").send(mockPage(title, path)));
  }
};

const mockPage = (title: string, path: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${title} (mock)</title>
  <h1>${title}</h1>
  <p>On this machine, this page stands in for the platform's own page at <code>${path}</code>.</p>
  <p><a href="/">Back to the website</a></p>
</html>
`;
