import { readFields, subjectOfAddress, untouchedFields } from "./message-fields";

const SUBJECTS = ["General Inquiry", "Enterprise Sales"];

it.each([
  ["?subject=Enterprise%20Sales", "Enterprise Sales"],
  ["?utm_source=letter&subject=Enterprise+Sales", "Enterprise Sales"],
  ["?subject=enterprise%20sales", undefined],
  ["?subject=Free%20Money", undefined],
  ["?subject=", undefined],
  ["?subject=%E0%A4%A", undefined],
  ["", undefined],
])("an address with %j asks for the subject %j", (search, subject) => {
  expect(subjectOfAddress(search, SUBJECTS)).toBe(subject);
});

it("begins empty, with the first subject", () => {
  expect(untouchedFields(SUBJECTS)).toEqual({ name: "", email: "", userCompany: "", subject: "General Inquiry", message: "" });
});

it("reads what stands in a form, and falls back where a control is missing", () => {
  const form = document.createElement("form");
  form.innerHTML = '<input name="name" value="Ada"><textarea name="message">Hello</textarea>';

  expect(readFields(form, untouchedFields(SUBJECTS))).toEqual({ ...untouchedFields(SUBJECTS), name: "Ada", message: "Hello" });
});
