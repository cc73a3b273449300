import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";
import { checkPictureNotes } from "./picture-notes";
import { checkWhatShips } from "./what-ships";

/** A picture of one colour. */
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#0b1f33" } });

/** The findings in a site of one file. */
const findingsIn = (file: string, text = "") => {
  const folder = temporaryFolder();
  writeBelow(folder, file, text);
  return checkWhatShips(folder, [file]);
};

it.each([
  ["index.html", '<a href="/home">mailto:support@main.example</a> https://main.example:443/a@b'],
  [".well-known/security.txt", ""],
  ["page-data/404.html/page-data.json", "{}"],
  ["app-0123456789abcdef0123.js", "run()"],
  ["_headers", "/*"],
])("lets %s ship", async (file, text) => {
  expect(await findingsIn(file, text)).toEqual([]);
});

it.each([
  ["a source map", "app-0123456789abcdef0123.js.map", "", "must not ship"],
  ["a build record", "webpack.stats.json", "", "must not ship"],
  ["another program's files", "~partytown/a.js", "", "must not ship"],
  ["a hidden file", "static/.DS_Store", "", "must not ship"],
  ["a hidden folder", "a/.git/config", "", "must not ship"],
  ["a source", "src/page.tsx", "", "must not ship"],
  ["a private key", "index.html", "-----BEGIN RSA PRIVATE KEY-----", "contains a private key"],
  ["a password", "index.html", "https://user:word@host.example/", "contains a password in an address"],
  ["a cloud key in a page", "about/index.html", `key=AKIA${"A".repeat(16)}`, "contains a cloud key"],
  ["the builder's path in a script", "app-0123456789abcdef0123.js", '"/home/somebody/site/a.tsx"', "contains a path on the machine"],
  ["the style guide", "style-guide/index.html", "", "belongs to the style guide"],
  ["a link to the style guide", "index.html", '<a href="/style-guide">', "belongs to the style guide"],
  ["the visual editor's code", "admin/decap-cms.js", "", "belongs to the visual editor"],
  ["the address of the editor's backend", "index.html", "fetch('/api/v1')", "belongs to the visual editor"],
  ["a script without a hash", "late.js", "", "has no hash in its name"],
])("finds %s", async (_name, file, text, finding) => {
  expect(await findingsIn(file, text)).toEqual([expect.stringContaining(`public/${file}  ${finding}`)]);
});

it.each([
  [
    "a photograph that reveals where it was taken",
    "static/preview.jpg",
    plain(64, 64).withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }),
    true,
  ],
  ["a note in a picture that the build wrote", "static/0/1/hero.webp", plain(64, 64).withExif({ IFD0: { Artist: "Ada" } }), true],
  [
    "nothing wrong with a preview whose note states its heading",
    "static/preview.jpg",
    plain(64, 64).withExif({ IFD0: { ImageDescription: "Deals" } }),
    false,
  ],
])("finds %s", async (_name, file, picture, isFound) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  await picture.toFile(join(folder, file));
  expect(await checkPictureNotes(folder, [file])).toEqual(isFound ? [expect.stringContaining(`public/${file}  has EXIF notes`)] : []);
});
