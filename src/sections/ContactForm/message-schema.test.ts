import { read } from "../../content-model/content.testing";
import type { Message } from "./message-fields";
import { LIMITS, messageSchema } from "./message-schema";

const words = { label: "", missing: "missing", tooLong: "too long", invalid: "invalid" };
const fields = { name: words, email: words, userCompany: words, subject: words, message: words };
const schema = messageSchema({ fields, subjects: ["General Inquiry", "Enterprise Sales"] });

const good = { name: "Ada Lovelace", email: "ada@engines.example", userCompany: "", subject: "General Inquiry", message: "Hello" };

const check = (changed: Partial<Message>) => schema.validate({ ...good, ...changed });

it.each<[string, Partial<Message>]>([
  ["everything at its longest", { name: "n".repeat(40), userCompany: "c".repeat(50), message: "m".repeat(250) }],
  ["250 emoji and line breaks", { message: `${"🗺\r\n".repeat(124)}🗺🗺` }],
  ["another subject of the list", { subject: "Enterprise Sales" }],
  ...[
    "ada.l+site@mail.engines.example",
    "o'hara@engines",
    "ada@münchen.de",
    "ada@xn--mnchen-3ya.de",
    "ada@例え.テスト",
    "ada@उदाहरण.भारत",
  ].map((email): [string, Partial<Message>] => [email, { email }]),
])("takes %s", async (_what, changed) => {
  await expect(check(changed)).resolves.toEqual({ ...good, ...changed });
});

it.each<[string, Partial<Message>, string]>([
  ["no name", { name: "" }, "missing"],
  ["nothing but white space", { message: " \n\u00A0" }, "missing"],
  ["a name of 41 characters", { name: "n".repeat(41) }, "too long"],
  ["a company of 51 characters", { userCompany: "c".repeat(51) }, "too long"],
  ["a message of 251 characters", { message: "🗺".repeat(251) }, "too long"],
  ["a subject that is not in the list", { subject: "Free Money" }, "invalid"],
  ["no address", { email: "" }, "missing"],
  ...["ada", "@engines.example", "ada@", "ada@engines.", "ada@-engines.example", "a da@engines.example", "ada@a.example,bob@b.example"].map(
    (email): [string, Partial<Message>, string] => [email, { email }, "invalid"],
  ),
])("refuses %s", async (_what, changed, problem) => {
  await expect(check(changed)).rejects.toThrow(problem);
});

it("trims what is sent, and drops what is invisible in the address", async () => {
  await expect(
    check({ name: "\u00A0Ada ", email: " \u2068\u202Aada@\u200B\u200Fengines.example\u202C\uFEFF\u00A0" }),
  ).resolves.toMatchObject({
    name: "Ada",
    email: "ada@engines.example",
  });
});

it("allows as many characters as the register of figures says", () => {
  const { claims } = read("claims") as { claims: { key: string; value: string }[] };
  const told = (key: string): number => Number(claims.find((claim) => claim.key === key)?.value);

  expect(LIMITS).toEqual({ name: told("name-length"), userCompany: told("company-length"), message: told("message-length") });
});
