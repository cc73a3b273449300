import { pageLoader } from "./load-page";

const loadSections = jest.fn<Promise<unknown>, [readonly string[]]>();
const loadPage = jest.fn();
const withSections = (...names: string[]) => ({
  json: { data: { pageContent: { sections: names.map((__typename) => ({ __typename })) } } },
});

beforeEach(() => {
  loadSections.mockResolvedValue(undefined);
  loadPage.mockResolvedValue(withSections("HeroSection", "FaqSection"));
});

it("makes a page wait for the code of its sections", async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  loadSections.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const loader = pageLoader(loadPage, loadSections);
  const loading = loader.load("/faq");
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadSections).toHaveBeenCalledWith(["HeroSection", "FaqSection"]);
  expect(loader.has("/faq")).toBe(false);

  arrive();
  expect([await loading, loader.has("/faq")]).toEqual([true, true]);
});

it("fails to load a page if its sections' code cannot be loaded, and requests it again", async () => {
  loadSections.mockRejectedValueOnce(new Error("Loading chunk 7 failed."));
  const loader = pageLoader(loadPage, loadSections);

  expect([await loader.load("/about"), await loader.load("/about")]).toEqual([false, true]);
});

it.each([
  ["is not found", () => loadPage.mockResolvedValue(undefined)],
  ["has no data", () => loadPage.mockResolvedValue({})],
  ["cannot be fetched", () => loadPage.mockRejectedValue(new Error("offline"))],
])("fails to load a page that %s", async (_, prepare) => {
  prepare();

  expect(await pageLoader(loadPage, loadSections).load("/pricing")).toBe(false);
});

it("loads a legal text, which has no sections", async () => {
  loadPage.mockResolvedValue({ json: { data: {} } });

  expect(await pageLoader(loadPage, loadSections).load("/terms")).toBe(true);
});
