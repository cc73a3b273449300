import { actionModel } from "./link";

const demo = { label: "Book a demo", href: "/contact", subject: "Demo Request" };

it("lets a button choose one of the form's subjects, and only beside the form's plain address", () => {
  expect(actionModel.safeParse(demo).success).toBe(true);
  expect(actionModel.safeParse({ ...demo, subject: "Demo request" }).success).toBe(false);
  expect(actionModel.safeParse({ ...demo, href: "/pricing" }).error?.issues[0]).toMatchObject({ path: ["subject"] });
});
