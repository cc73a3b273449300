import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyPluginAsync } from "fastify";

/** Where the list of the press strip is (R10.1). */
const featuredInPath = "/file/api/v2/public/featuredIn/";

/** Invented press houses: their names are on sample logos and link to the reserved `.example` domain. */
const pressHouses = [
  "the-capital-gazette",
  "private-markets-weekly",
  "allocator-review",
  "gulf-ledger",
  "family-capital-journal",
  "venture-dispatch",
  "secondaries-today",
  "the-dealroom-post",
];

const logoPath = (house: string) => `/file/mock/press/${house}.svg`;

export const featuredInPaths = [featuredInPath, ...pressHouses.map(logoPath)];

/** The list of press items, `{ link, image }` each (R10.5), and the logos it points to. */
export const featuredIn: FastifyPluginAsync = async (server) => {
  server.get(featuredInPath, async ({ protocol, host }) =>
    pressHouses.map((house) => ({
      link: `https://${house}.example/`,
      image: `${protocol}://${host}${logoPath(house)}`,
    })),
  );

  // One route per logo: no part of a request ever becomes part of a file path.
  for (const house of pressHouses) {
    const file = join(__dirname, "press", `${house}.svg`);
    server.get(logoPath(house), async (_request, reply) => reply.type("image/svg+xml").send(await readFile(file)));
  }
};
