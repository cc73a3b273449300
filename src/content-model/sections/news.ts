import { copy, entry, isoDate, list, sample } from "../fields";
import { href } from "../link";
import { headed, section } from "../section-fields";

const newsItemModel = entry("NewsItem", {
  date: isoDate("The day of the news."),
  title: copy("The headline.", 90),
  href: href("The page that tells more."),
  sample: sample("Write real news with its own day, or remove it"),
});

/** Short news items, the newest first. */
export const newsSectionModel = section("news", "Dated news.", {
  ...headed,
  items: list(newsItemModel, 1, 6, "The news, the newest first.").superRefine((items, context) => {
    const index = items.findIndex(({ date }, place) => date > (items[place - 1]?.date ?? date));
    if (index > 0)
      context.addIssue({ code: "custom", path: [index, "date"], message: "is later than the one before. Put the newest first" });
  }),
});
