import type { MessageFields } from "./message-fields";
import { messageProblems } from "./message-problems";

const required = { label: "", missing: "missing", tooLong: "too long" };
const checked = { label: "", missing: "missing", invalid: "invalid" };

const words = {
  fields: { name: required, email: checked, userCompany: { label: "", tooLong: "too long" }, subject: checked, message: required },
  subjects: ["General Inquiry", "Enterprise Sales"],
};

const good: MessageFields = {
  name: "Ada Lovelace",
  email: "ada@engines.example",
  userCompany: "",
  subject: "General Inquiry",
  message: "Hello",
};

const problems = (fields: Partial<MessageFields>) => messageProblems(words, { ...good, ...fields });

it.each<[string, Partial<MessageFields>]>([
  ["everything at its longest", { name: "n".repeat(40), userCompany: "c".repeat(50), message: "m".repeat(250) }],
  ["no company", { userCompany: "" }],
  ["another subject of the list", { subject: "Enterprise Sales" }],
  ["an address with a sub-domain and a tag", { email: "ada.l+site@mail.engines.example" }],
])("takes %s", (_what, fields) => {
  expect(problems(fields)).toEqual({});
});

it.each<[string, Partial<MessageFields>, Record<string, string>]>([
  ["nothing at all", { name: "", email: "", message: "" }, { name: "missing", email: "missing", message: "missing" }],
  ["no subject", { subject: "" }, { subject: "missing" }],
  ["nothing but spaces", { name: "   ", message: " \n " }, { name: "missing", message: "missing" }],
  [
    "one character too many",
    { name: "n".repeat(41), userCompany: "c".repeat(51), message: "m".repeat(251) },
    { name: "too long", userCompany: "too long", message: "too long" },
  ],
  ["a subject that is not in the list", { subject: "Free Money" }, { subject: "invalid" }],
  ["an address without a name", { email: "@engines.example" }, { email: "invalid" }],
  ["an address without an @", { email: "ada.engines.example" }, { email: "invalid" }],
  ["an address without a domain", { email: "ada@" }, { email: "invalid" }],
  ["an address on a host without a dot", { email: "ada@engines" }, { email: "invalid" }],
  ["an address that ends in a dot", { email: "ada@engines." }, { email: "invalid" }],
  ["two addresses", { email: "ada@engines.example, bob@engines.example" }, { email: "invalid" }],
])("refuses %s", (_what, fields, expected) => {
  expect(problems(fields)).toEqual(expected);
});
