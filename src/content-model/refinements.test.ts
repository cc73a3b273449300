import { actionModel } from "./link";
import { benefitsSectionModel } from "./sections/benefits";

const demo = { label: "Book a demo", href: "/contact", subject: "Demo Request" };

it("lets a button choose one of the form's subjects, and only beside the form's plain address", () => {
  expect(actionModel.safeParse(demo).success).toBe(true);
  expect(actionModel.safeParse({ ...demo, subject: "Demo request" }).success).toBe(false);
  expect(actionModel.safeParse({ ...demo, href: "/pricing" }).error?.issues[0]).toMatchObject({ path: ["subject"] });
});

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
