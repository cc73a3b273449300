import { fetchedHosts } from "./hosts";
import { leftovers, secretsIn } from "./leftovers";

describe("hosts", () => {
  it("are fetched from by scripts, pictures, films, styles and preconnections, not by links", () => {
    const html = [
      '<a href="https://link.example/">',
      '<link rel="canonical" href="https://canonical.example/">',
      '<link rel="preconnect" href="https://preconnect.example">',
      '<link href="https://style.example/a.css" rel="stylesheet">',
      '<script async src="https://script.example/a.js">',
      '<script type="text/plain" data-src="https://inert.example/a.js">',
      '<img alt="" srcset="/a.webp 1x, https://picture.example/b.webp 2x">',
      '<video poster="//film.example/p.jpg">',
      "<style>a{background:url('https://background.example/b.png')}</style>",
    ].join("\n");

    expect([...fetchedHosts(html)].sort()).toEqual([
      "background.example",
      "film.example",
      "picture.example",
      "preconnect.example",
      "script.example",
      "style.example",
    ]);
  });
});

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

  expect(leftovers([...wrong, "index.html", ".well-known/security.txt", "page-data/404.html/page-data.json"])).toEqual(wrong);
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
