import { copyOfRule, shownSelector } from "./shown-states";

const firstRule = (css: string): CSSRule => {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = css;
  const rule = sheet.sheet?.cssRules[0];
  if (!rule) throw new Error(`No rule in ${css}`);
  return rule;
};

it.each([
  [".a:hover:not(:disabled) h4", '.a[data-shown-state="hover"]:not(:disabled) h4'],
  [".a:focus-visible, .b:focus", '.a[data-shown-state="focus"], .b[data-shown-state="focus"]'],
  [":where(a:active)", ':where(a[data-shown-state="active"])'],
  [".a:focus-within", ".a:focus-within"],
])("%s becomes %s", (selector, shown) => {
  expect(shownSelector(selector)).toBe(shown);
});

it("copies the declarations of a rule about a state", () => {
  expect(copyOfRule(firstRule(".a:active { color: red; }"))).toBe('.a[data-shown-state="active"] { color: red; }');
});

it("leaves out what is about no state", () => {
  expect(copyOfRule(firstRule(".a { color: red; }"))).toBe("");
  expect(copyOfRule(firstRule("@media print { .a { color: red; } }"))).toBe("");
});

it("keeps the condition of a rule, except that of a pointer that can hover", () => {
  expect(copyOfRule(firstRule("@media print { .a:hover { color: red; } }"))).toBe(
    '@media print { .a[data-shown-state="hover"] { color: red; } }',
  );
  expect(copyOfRule(firstRule("@media (hover: hover) { .a:hover { color: red; } }"))).toBe('.a[data-shown-state="hover"] { color: red; }');
});
