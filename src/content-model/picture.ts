import { z } from "zod";
import { copy, entry, list, markFile, pictureFile, sample } from "./fields";

/** A picture with its alternative text, or marked as decoration, which assistive technology skips. */
const picture = <File extends z.ZodType>(src: File) =>
  z
    .strictObject({
      src,
      alt: copy("What the picture shows, for people who cannot see it. Only decorative pictures may omit it.", 160).optional(),
      decorative: z.boolean().meta({ description: "true if the picture is decorative; then leave `alt` out." }).optional(),
      sample: sample("Put the real picture in its place, with what it shows in `alt`"),
    })
    .refine(({ alt, decorative }) => (alt === undefined) === (decorative === true), {
      message: "needs either `alt`, which says what it shows, or `decorative: true`. Write one of them",
    });

const percentOf = (description: string) => z.number().min(0).max(100).meta({ description });

const frameModel = z
  .strictObject({
    left: percentOf("Its left side, as a percentage of the picture's width from the left."),
    top: percentOf("Its upper side, as a percentage of the picture's height from the top."),
    right: percentOf("Its right side, as a percentage of the picture's width from the left."),
    bottom: percentOf("Its lower side, as a percentage of the picture's height from the top."),
  })
  .refine(({ left, top, right, bottom }) => left < right && top < bottom, {
    message: "has no area. Write left and top smaller than right and bottom",
  })
  .meta({ id: "Frame" });

const frame = frameModel
  .meta({ description: "The part of the picture that is always shown whole. On phones and tablets it is as wide as the page's column." })
  .optional();

const focusModel = entry("Focus", {
  x: percentOf("As a percentage of the picture's width from the left."),
  y: percentOf("As a percentage of the picture's height from the top."),
});

const FILE = "The picture's file, written from this file: ../media/name.webp.";

// The minimum sizes are what the sections' fragments request at a device pixel ratio of 1, in the shape shown.

/** The terrain behind the top of a page, as wide as the screen. */
export const heroPictureModel = picture(pictureFile(FILE, 1600, 900))
  .safeExtend({
    frame,
    fade: percentOf("Where its lines begin, from the left: a line of ours divides them from the words there.").optional(),
    focus: focusModel.meta({ description: "What stays in view in the strip below the words, on phones and tablets." }).optional(),
  })
  .meta({ id: "HeroPicture" });
/** The landscape behind a closing invitation, as wide as the screen, with its text on the left. */
export const closingPictureModel = picture(pictureFile(FILE, 1600, 600))
  .safeExtend({ frame })
  .meta({ id: "ClosingPicture" });
/** A screenshot or another picture above entries, as wide as the page's column. */
export const widePictureModel = picture(pictureFile(FILE, 1240, 400))
  .safeExtend({
    phone: pictureFile("The same, drawn for phones: a column 350 pixels wide.", 700, 400),
    caption: copy("A line below the picture: Exhibit 1. Committee paper.", 100).optional(),
  })
  .meta({ id: "WidePicture" });

const calloutModel = entry("Callout", {
  text: copy("What there is to see at this point.", 90),
  x: percentOf("The centre of its number, as a percentage of the picture's width from the left."),
  y: percentOf("The centre of its number, as a percentage of the picture's height from the top."),
});

/** A picture in a slideshow, shown whole, 368 pixels high. */
export const slideModel = picture(pictureFile(FILE, 1240, 496))
  .safeExtend({
    phone: pictureFile("The same, drawn for phones: a column 350 pixels wide, which shows its top 240 pixels.", 700, 480).optional(),
    callouts: list(calloutModel, 2, 3, "Two or three numbered points on the picture, with captions, on wide screens.").optional(),
  })
  .meta({ id: "Slide" });
/** A picture at the top of a card. */
export const cardPictureModel = picture(pictureFile(FILE, 680, 510)).meta({ id: "CardPicture" });
/** A person's portrait. */
export const portraitModel = picture(pictureFile(FILE, 480, 600)).meta({ id: "Portrait" });
/** A firm's word-mark. */
export const markModel = picture(markFile("The word-mark's file, written from this file: ../media/name.svg.")).meta({ id: "WordMark" });
