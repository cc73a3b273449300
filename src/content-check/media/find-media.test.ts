import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeBelow } from "../../../tools/jest/temporary-folder.testing";
import { findMedia } from "./find-media";
import { mp4, pdf, plain, svg, webm } from "./media-fixtures.testing";

let folder: string;

const write = (path: string, content: string | Buffer): void => writeBelow(folder, path, content);

const find = async (path: string) => (await findMedia(folder, [path])).get(path);

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, "media"));
});

it("opens every allowed kind of file", async () => {
  const upright = plain(64, 48).withMetadata({ orientation: 8 });
  const files = {
    "media/a.jpg": await upright.jpeg().toBuffer(),
    "media/a.jpeg": await plain(64, 48).toColourspace("b-w").jpeg({ progressive: true }).toBuffer(),
    "media/a.png": await plain(64, 48).png({ progressive: true }).toBuffer(),
    "media/a.webp": await plain(64, 48).webp({ lossless: true }).toBuffer(),
    "media/a.mp4": mp4({ entry: "av01" }),
    "media/a.webm": webm({ codec: "V_AV1" }),
    "media/a.pdf": pdf(),
    "media/deep/a.svg": svg(
      `<style>.a{fill:url(#b)}</style><path class="a"/><image href="data:image/png;base64,AA=="/><use href="#b"/>`,
      '\uFEFF<?xml version="1.0"?>\n<!-- A mark. -->\n',
    ),
    "media/a.vtt":
      "\uFEFFWEBVTT - A film\nKind: captions\n\nSTYLE\n::cue { color: white }\n\nNOTE --> is no cue\n\n" +
      "intro\n00:00:01.000 --> 00:02.500 align:start\nWords\r\n\r\n01:00:02.500 --> 01:00:03.000\nMore\n",
  };
  Object.entries(files).forEach(([path, content]) => {
    write(path, content);
  });
  const found = await findMedia(folder, Object.keys(files));

  expect(
    Object.fromEntries([...found].map(([path, { bytes: _, brightness: _brightness, shades: _shades, ...rest }]) => [path, rest])),
  ).toEqual({
    "media/a.jpg": {
      width: 48,
      height: 64,
      darkest: 27,
      unfitAsIs: "is rotated only by its EXIF data, which not every program reads. Save it rotated",
    },
    "media/a.jpeg": { width: 64, height: 48, darkest: 30 },
    "media/a.png": { width: 64, height: 48, darkest: 27 },
    "media/a.webp": { width: 64, height: 48, darkest: 27 },
    "media/a.mp4": { codec: "av1", hasSound: false, width: 1280, height: 720 },
    "media/a.webm": { codec: "av1", hasSound: false, width: 1280, height: 720 },
    "media/a.pdf": {},
    "media/deep/a.svg": {},
    "media/a.vtt": {
      described: [],
      seconds: 3603,
      said: [
        { line: 11, words: "Words" },
        { line: 14, words: "More" },
      ],
    },
  });
});

it("opens nothing outside content/media", async () => {
  write("secret.png", "");
  expect(await findMedia(folder, ["secret.png", "../secret.png", "pages/home.yaml"])).toEqual(new Map());
});

it("reports links, folders and whatever else is not a file", async () => {
  write("media/a.png", await plain(4, 4).png().toBuffer());
  symlinkSync("a.png", join(folder, "media/link.png"));
  symlinkSync("nowhere.png", join(folder, "media/broken.png"));
  symlinkSync(".", join(folder, "media/around"));
  mkdirSync(join(folder, "media/folder.png"));
  const link = { unusable: "is a link or a device. Put the file itself in its place" };

  expect(await find("media/link.png")).toEqual(link);
  expect(await find("media/broken.png")).toEqual(link);
  expect(await find("media/around/a.png")).toEqual(link);
  expect(await find("media/folder.png")).toEqual({ unusable: "is a folder. Write the name of a file in it" });
  expect(await find("media/a.png/b.png")).toEqual({
    isMissing: true,
    unusable: "does not exist. Add the file, or correct the name (capitals matter)",
  });
});

it("reports that a locked file cannot be read", async () => {
  write("media/a.svg", svg("<path/>"));
  chmodSync(join(folder, "media/a.svg"), 0);
  // Root can read every file.
  const isRoot = process.getuid?.() === 0;
  expect(await find("media/a.svg")).toEqual(
    isRoot ? expect.objectContaining({ bytes: svg("<path/>").length }) : { unusable: "cannot be read (EACCES). Make the file readable" },
  );
});
