import { withIntegrity } from "./integrity";

const integrityOf = (path: string): string | undefined => ({ "/app.js": "sha384-A", "/lazy.js": "sha384-L" })[path];

it("adds integrity to our scripts", () => {
  expect(withIntegrity('<script src="/app.js" async></script><script data-late src="/lazy.js"></script>', integrityOf)).toBe(
    '<script src="/app.js" integrity="sha384-A" async></script><script data-late src="/lazy.js" integrity="sha384-L"></script>',
  );
});

it("replaces an outdated value", () => {
  const old = '<script src="/app.js" integrity="sha384-old" async></script>';
  const page = withIntegrity(old, integrityOf);

  expect(page).toBe('<script src="/app.js" integrity="sha384-A" async></script>');
  expect(withIntegrity(page, integrityOf)).toBe(page);
});

it("throws for a script that the build did not write", () => {
  expect(() => withIntegrity('<script src="/gone.js"></script>', integrityOf)).toThrow("A page refers to /gone.js");
});

it.each([
  '<script src="https://other.example/app.js"></script>',
  '<script src="//other.example/app.js"></script>',
  '<link rel="preload" as="font" href="/app.js"/>',
  '<link as="script" rel="prefetch" href="/app.js"/>',
  "<script>inline()</script>",
])("leaves %s alone", (html) => {
  expect(withIntegrity(html, integrityOf)).toBe(html);
});
