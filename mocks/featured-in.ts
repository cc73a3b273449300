import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";

/** The path of the press strip's list. */
const featuredInPath = "/file/api/v2/public/featuredIn/";

/** Invented publications, with sample logos and links to the reserved `.example` domain. */
const publications = [
  "the-capital-gazette",
  "private-markets-weekly",
  "allocator-review",
  "gulf-ledger",
  "family-capital-journal",
  "venture-dispatch",
  "secondaries-today",
  "the-dealroom-post",
];

const logoPath = (publication: string) => `/file/mock/press/${publication}.svg`;

export const featuredInPaths = [featuredInPath, ...publications.map(logoPath)];

/** The list of press items, `{ link, image }` each, and the logos it points to. */
export const featuredIn: FastifyPluginAsync = async (server) => {
  server.get(featuredInPath, async ({ protocol, host }) =>
    publications.map((publication) => ({
      link: `https://${publication}.example/`,
      image: `${protocol}://${host}${logoPath(publication)}`,
    })),
  );

  // One route per logo: no part of a request ever becomes part of a file path.
  for (const publication of publications) {
    const file = join(__dirname, "press", `${publication}.svg`);
    server.get(logoPath(publication), async (_request, reply) => reply.type("image/svg+xml").send(await readFile(file)));
  }
};
