import { z } from "zod";
import { copy, href, isoDate, sample } from "../fields";
import { headed } from "../section-fields";

const newsItemModel = z
  .strictObject({
    date: isoDate("The day of the news."),
    title: copy("The headline.", 90),
    href: href("The page that tells more."),
    sample: sample("Write real news with its own day, or remove it"),
  })
  .meta({ id: "NewsItem" });

/** Short news items, the newest first. */
export const newsSectionModel = z
  .strictObject({
    type: z.literal("news"),
    ...headed,
    items: z
      .array(newsItemModel)
      .min(1)
      .max(6)
      .superRefine((items, context) => {
        const index = items.findIndex(({ date }, place) => date > (items[place - 1]?.date ?? date));
        if (index > 0)
          context.addIssue({ code: "custom", path: [index, "date"], message: "is later than the one before. Put the newest first" });
      })
      .meta({ description: "The news, the newest first." }),
  })
  .meta({ id: "NewsSection", description: "Dated news." });
