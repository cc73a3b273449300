import { benefitsSectionModel } from "./sections/benefits";

it("asks for the picture of the arrangement: a narrow one beside entries, a wide one above them", () => {
  const items = [1, 2].map((number) => ({ title: `Item ${number}`, text: "A text." }));
  const narrowPicture = { src: "../media/narrow.webp", alt: "A register" };
  const issuesOf = (arrangement: string) =>
    benefitsSectionModel.safeParse({ type: "benefits", heading: "Benefits", arrangement, items, narrowPicture }).error?.issues;
  expect(issuesOf("beside")).toBeUndefined();
  expect(issuesOf("rows")?.[0]?.message).toContain("Write `narrowPicture`");
});
