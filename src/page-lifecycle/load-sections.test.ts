import type { LoadedPage, PageLoader } from "./gatsby-globals";
import { type LoadSections, loadSectionsWithPages } from "./load-sections";

const load = jest.fn<ReturnType<LoadSections>, Parameters<LoadSections>>();

const withSections = (...names: string[]) =>
  ({ json: { data: { pageContent: { sections: names.map((__typename) => ({ __typename })) } } } }) as unknown as LoadedPage;

const loaderOf = (page: LoadedPage | undefined): PageLoader => {
  const loader: PageLoader = { loadPage: () => Promise.resolve(page), loadPageSync: () => page, hovering: () => undefined };
  loadSectionsWithPages(loader, load);
  return loader;
};

beforeEach(() => {
  load.mockResolvedValue(undefined);
});

it("makes a page wait for the code of its sections", async () => {
  let arrive: () => void = () => undefined;
  load.mockReturnValue(
    new Promise(
      (resolve) =>
        (arrive = () => {
          resolve(undefined);
        }),
    ),
  );
  const page = withSections("HeroSection", "FaqSection");
  const whenLoaded = jest.fn();
  const loading = loaderOf(page).loadPage("/faq").then(whenLoaded);
  await Promise.resolve();
  await Promise.resolve();

  expect(load).toHaveBeenCalledWith(["HeroSection", "FaqSection"]);
  expect(whenLoaded).not.toHaveBeenCalled();
  arrive();
  await loading;
  expect(whenLoaded).toHaveBeenCalledWith(page);
});

it("returns no page whose code cannot be loaded, and requests it again", async () => {
  load.mockRejectedValue(new Error("Loading chunk 7 failed."));
  const page = withSections("HeroSection");
  const loader = loaderOf(page);
  await expect(loader.loadPage("/about")).resolves.toBeUndefined();

  load.mockResolvedValue(undefined);
  await expect(loader.loadPage("/about")).resolves.toBe(page);
});

it("requests the code of a page's sections once", async () => {
  const loader = loaderOf(withSections("HeroSection"));
  await loader.loadPage("/about");
  await loader.loadPage("/about");

  expect(load).toHaveBeenCalledTimes(1);
});

it.each<[string, LoadedPage | undefined]>([
  ["a legal text", { json: { data: {} } }],
  ["a page that cannot be loaded", undefined],
])("returns %s unchanged", async (_, page) => {
  await expect(loaderOf(page).loadPage("/terms")).resolves.toBe(page);
  expect(load).toHaveBeenCalledWith([]);
});
