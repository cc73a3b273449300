/** A photograph's notes do not go online. */
import { located, plain } from "../../src/content-check/media/made-media.testing";
import { temporaryFolder, writeBelow } from "../jest/temporary-folder.testing";
import { checkPictureNotes } from "./picture-notes";

const described = () => plain(8, 4).withExif({ IFD0: { ImageDescription: "A title" } });

it.each([
  ["a picture without notes", "static/1/2/photo.webp", () => plain(8, 4).webp(), false],
  ["a picture that the build makes, with any note", "static/1/2/photo.avif", () => described().avif(), true],
  ["a preview that says what it shows", "static/1/preview.jpg", () => described().jpeg(), false],
  ["a preview that says where it was taken", "static/1/preview.jpg", () => located(plain(8, 4)).jpeg(), true],
])("%s", async (_name, file, picture, isWrong) => {
  const folder = temporaryFolder();
  writeBelow(folder, file, await picture().toBuffer());

  expect(await checkPictureNotes(folder, [file, "index.html"])).toEqual(
    isWrong ? [expect.stringContaining(`public/${file}  has EXIF notes`) as string] : [],
  );
});
