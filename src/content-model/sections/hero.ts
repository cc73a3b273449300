import { exhibitModel } from "../exhibit";
import { captionsFile, choice, copy, copyList, entry, figure, filmFile, list, loopFile, pictureFile } from "../fields";
import { actionsModel } from "../link";
import { heroPictureModel } from "../picture";
import { eyebrow, section } from "../section-fields";

const figureModel = entry("Figure", {
  value: figure("The figure, such as {claim.countries}+ for 150+.", 12),
  label: copy("What it counts.", 40),
});

const backgroundVideoModel = entry("BackgroundVideo", {
  sharp: loopFile("The loop as AV1 in the picture's full size, an .mp4 file, for large windows and dense screens.").optional(),
  av1: loopFile("The loop as AV1, an .mp4 file."),
  h264: loopFile("The loop as H.264, an .mp4 file."),
});

const filmCutModel = entry("FilmCut", {
  h264: filmFile("The film as H.264, an .mp4 file."),
  av1: filmFile("The same as AV1, an .mp4 file, which is smaller."),
  poster: pictureFile("The picture that it shows before it plays, in its shape.", 1080, 720),
  captions: captionsFile("Captions, a .vtt file."),
});

const filmModel = entry("Film", {
  button: copy("The words on the button that opens the film.", 36),
  length: figure("How long the film is, such as 1:12.", 6),
  title: copy("The popup's title.", 60),
  wide: filmCutModel.meta({ description: "The film for windows that are wider than high: 16 to 9." }),
  phone: filmCutModel.meta({ description: "The film for phones held upright: 4 to 5." }),
  transcript: copyList("What is said and shown, for people who cannot watch.", { min: 1, max: 20, characters: 600 }),
});

/** The top of a page: the main heading, one sentence and what to do. `size: full` fills the screen (home). */
export const heroSectionModel = section(
  "hero",
  "The top of a page, with its own picture. It contains the main heading, so it comes first.",
  {
    size: choice(
      "HeroSize",
      ["full", "half", "compact"],
      "full: a whole screen, as on the home page; half: as on an audience's page; compact: as low as its words allow.",
    ),
    light: choice(
      "HeroLight",
      ["night", "dawn", "sea", "noon", "fog"],
      "The picture's time of day; the text adapts to it. night, dawn, sea: light text on a landscape; noon, fog: dark text on a map. Without it: night.",
    ).optional(),
    eyebrow,
    heading: copy("The page's main heading.", 70),
    lead: copy("One or two sentences under the heading.", 260),
    picture: heroPictureModel,
    backgroundVideo: backgroundVideoModel.optional(),
    actions: actionsModel.optional(),
    exhibit: exhibitModel.optional(),
    film: filmModel.optional(),
    figures: list(figureModel, 2, 4, "Two to four figures on a line.").optional(),
    figuresNote: copy("A short note under the figures.", 120).optional(),
  },
);
