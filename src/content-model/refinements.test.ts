import { benefitsSectionModel } from "./sections/benefits";

it("asks for the picture of the arrangement: a narrow one beside entries, a wide one above them", () => {
  const items = [1, 2].map((number) => ({ title: `Item ${number}`, text: "A text." }));
  const narrowPicture = { src: "../media/narrow.webp", alt: "A register" };
  const issuesOf = (arrangement: string, more = {}) =>
    benefitsSectionModel.safeParse({ type: "benefits", heading: "Benefits", arrangement, items, narrowPicture, ...more }).error?.issues;
  expect(issuesOf("beside")).toBeUndefined();
  expect(issuesOf("rows")?.[0]?.message).toContain("Write `narrowPicture`");

  const exhibit = { title: "A register", blocks: [{ type: "text", text: "One line." }] };
  expect(issuesOf("beside", { exhibit })?.[0]?.message).toContain("Remove one of them");
});
