import { z } from "zod";
import { copy, mediaFile, sample } from "./fields";

/** A picture with its alternative text, or marked as decoration that assistive technology skips. */
export const pictureModel = z
  .strictObject({
    src: mediaFile("The picture's file, written from this file: ../media/name.webp."),
    alt: copy("What the picture shows, for people who do not see it. Only a picture that decorates goes without.", 160).optional(),
    decorative: z.boolean().meta({ description: "true when the picture only decorates; then leave `alt` out." }).optional(),
    sample: sample("Put the real picture in its place, with what it shows in `alt`"),
  })
  .refine(({ alt, decorative }) => alt !== undefined || decorative === true, {
    message: "needs alternative text. Add `alt` that says what it shows, or `decorative: true` if it only decorates",
  })
  .refine(({ alt, decorative }) => alt === undefined || decorative !== true, {
    message: "has both `alt` and `decorative: true`. Remove `decorative` if it shows something, or `alt` if it only decorates",
  })
  .meta({ id: "Picture" });
