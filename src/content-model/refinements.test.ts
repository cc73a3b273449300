import { benefitsSectionModel } from "./sections/benefits";
import { statementSectionModel } from "./sections/statement";

it("asks for what the arrangement of benefits shows, and refuses what it cannot show", () => {
  const items = [1, 2].map((number) => ({ title: `Item ${number}`, text: "A text." }));
  const picture = { src: "../media/register.webp", alt: "A register" };
  const exhibit = { title: "A register", blocks: [{ type: "text", text: "One line." }] };
  const fault = (arrangement: string, more = {}) =>
    benefitsSectionModel.safeParse({ type: "benefits", heading: "Benefits", arrangement, items, ...more }).error?.issues[0]?.message;
  expect(fault("rows", { picture })).toBeUndefined();
  expect(fault("margin", { exhibit })).toBeUndefined();
  expect(fault("margin")).toContain("Add an `exhibit`");
  expect(fault("beside", { picture })).toContain("too wide");
  expect(fault("stage", { exhibit, picture })).toContain("Remove one of them");
  expect(fault("ledger")).toContain("or a `figure`");
});

it("lets only an argument stand without paragraphs", () => {
  const fault = (more: object) =>
    statementSectionModel.safeParse({ type: "statement", heading: "A sentence", ...more }).error?.issues[0]?.message;
  expect(fault({ arrangement: "argument" })).toBeUndefined();
  expect(fault({ arrangement: "columns" })).toContain("Add `paragraphs`");
  expect(fault({ paragraphs: ["A text."] })).toBeUndefined();
});
