import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { LIMITS } from "../../services/message-limits";
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

it("allows as many characters as the register of figures says", () => {
  const { claims } = parse(readFileSync("content/claims.yaml", "utf8")) as { claims: { key: string; value: string }[] };
  const told = (key: string): number => Number(claims.find((claim) => claim.key === key)?.value);

  expect(LIMITS).toEqual({ name: told("name-length"), userCompany: told("company-length"), message: told("message-length") });
});

it("starts empty, with the first subject", () => {
  expect(untouchedFields(SUBJECTS)).toEqual({ name: "", email: "", userCompany: "", subject: "General Inquiry", message: "" });
});

it("reads a form's contents, with a fallback where a control is missing", () => {
  const form = document.createElement("form");
  form.innerHTML = '<input name="name" value="Ada"><textarea name="message">Hello</textarea>';

  expect(readFields(form, untouchedFields(SUBJECTS))).toEqual({ ...untouchedFields(SUBJECTS), name: "Ada", message: "Hello" });
});
