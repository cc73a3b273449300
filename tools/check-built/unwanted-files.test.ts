import { secretsIn, unwantedFiles } from "./unwanted-files";

it("knows what a build leaves behind", () => {
  const wrong = [
    "app.js.map",
    "webpack.stats.json",
    "chunk-map.json",
    "~partytown/a.js",
    ".env",
    "static/.DS_Store",
    "a/.git/config",
    "src/page.tsx",
  ];

  expect(unwantedFiles([...wrong, "index.html", ".well-known/security.txt", "page-data/404.html/page-data.json"])).toEqual(wrong);
});

describe("secrets", () => {
  it.each([
    ["-----BEGIN RSA PRIVATE KEY-----", "a private key"],
    [`key=AKIA${"A".repeat(16)}`, "a cloud key"],
    ["https://user:word@host.example/", "a password in an address"],
    ['"/home/somebody/site/src/page.tsx"', "a path on the machine that built it"],
  ])("are recognised in %s", (text, name) => {
    expect(secretsIn(text)).toEqual([name]);
  });

  it("are not seen in what a page says", () => {
    expect(secretsIn('<a href="/home">mailto:support@main.example</a> https://main.example:443/a@b')).toEqual([]);
  });
});
