import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { sectionChunk } from "./section-chunk";

const Words = ({ section }: { section: string }) => <p>{section}</p>;

const withoutCode = () => <p>Without its code</p>;

const show = (Section: ReturnType<typeof sectionChunk<string>>) =>
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Section section="Words" ground="paper" withoutCode={withoutCode} />
    </Suspense>,
  );

it("suspends while its chunk is fetched", async () => {
  show(sectionChunk(async () => Words));
  expect(screen.getByText("On its way")).toBeInTheDocument();

  expect(await screen.findByText("Words")).toBeInTheDocument();
});

it("shows its replacement if its chunk cannot be loaded, and reports why", async () => {
  const report = jest.fn();
  Object.assign(window, { reportError: report });
  const offline = new Error("offline");
  show(
    sectionChunk<string>(async () => {
      throw offline;
    }),
  );

  expect(await screen.findByText("Without its code")).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(offline);
});

it("renders at once if its chunk was fetched before, and fetches it once", async () => {
  const fetchChunk = jest.fn(async () => Words);
  const Section = sectionChunk(fetchChunk);
  await Section.load();
  await Section.load();
  show(Section);

  expect(screen.getByText("Words")).toBeInTheDocument();
  expect(fetchChunk).toHaveBeenCalledTimes(1);
});

it("requests again a chunk that failed to load", async () => {
  const fetchChunk = jest.fn(async () => Words).mockRejectedValueOnce(new Error("offline"));
  const Section = sectionChunk<string>(fetchChunk);
  await expect(Section.load()).rejects.toThrow("offline");
  await Section.load();
  show(Section);

  expect(screen.getByText("Words")).toBeInTheDocument();
});

it("keeps its component while it is shown, even if its chunk is requested meanwhile", async () => {
  const Section = sectionChunk(async () => Words);
  const { rerender } = show(Section);
  const words = await screen.findByText("Words");
  await act(() => Section.load());
  rerender(
    <Suspense fallback={null}>
      <Section section="Words" ground="paper" withoutCode={withoutCode} />
    </Suspense>,
  );

  expect(screen.getByText("Words")).toBe(words);
});
