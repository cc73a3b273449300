/** Addresses that are already in use, and links to pages that have moved. */
import { ADVISERS, copyOf, type InvalidCase, menus, pageAt, redirectsOf } from "./invalid-case.testing";

/** A valid audience page with another name. */
const audience = (name: string): string => copyOf(ADVISERS, ["name: advisers", `name: x-${name}`], ["{host}/advisers", `{host}/${name}`]);

/** Pages at addresses already in use, and the problem expected for each. */
const taken = (owner: string, paths: readonly string[]): InvalidCase => ({
  made: Object.fromEntries(paths.map((path, index) => [`pages/page-${index}.yaml`, () => pageAt(path, `page-${index}`)])),
  lines: paths.map(
    (path, index) => `content/pages/page-${index}.yaml:1:7  path  is \`${path}\`, which is reserved for ${owner}. Choose another address.`,
  ),
});

const takenAddresses: readonly InvalidCase[] = [
  taken("the platform", ["/login", "/registration", "/registration/advisor", "/file/report", "/user"]),
  taken("Gatsby", ["/static/x", "/page-data", "/dev-404-page", "/___graphql", "/__other"]),
  taken("the site's own files", ["/404.html", "/sitemap-index.xml", "/robots.txt", "/llms.txt", "/manifest.webmanifest"]),
  taken("the site's icons", ["/favicon.ico", "/icon-192.png", "/apple-touch-icon.png", "/marks.svg"]),
  taken("the server", [
    "/.well-known/x",
    "/_headers",
    "/_redirects",
    "/about.br",
    "/about.gz",
    "/index",
    "/about/index",
    "/about/index.html",
  ]),
  taken("the local server", ["/mock"]),
  taken("the style guide", ["/style-guide", "/style-guide/x"]),
  {
    made: Object.fromEntries(["404", "index", "login", "static"].map((name) => [`audiences/${name}.yaml`, () => audience(name)])),
    lines: [
      "content/audiences/404.yaml:1:1  (file)  makes the page /404, which is reserved for the page for unknown addresses. Give the file another name.",
      "content/audiences/index.yaml:1:1  (file)  makes the page /index, which is reserved for the server. Give the file another name.",
      "content/audiences/login.yaml:1:1  (file)  makes the page /login, which is reserved for the platform. Give the file another name.",
      "content/audiences/static.yaml:1:1  (file)  makes the page /static, which is reserved for Gatsby. Give the file another name.",
    ],
  },
  {
    made: {
      "redirects.yaml": () =>
        redirectsOf(
          ["/registration", "/registration/investor"],
          ["/_headers", "/terms"],
          ["/icon-512.png", "/terms"],
          ["/style-guide", "/terms"],
          ["/index", "/terms"],
          ["/old/index.html", "/terms"],
        ),
    },
    lines: [
      "content/redirects.yaml:2:11  redirects[0].from  is `/registration`, which is reserved for the platform. Redirect another path.",
      "content/redirects.yaml:4:11  redirects[1].from  is `/_headers`, which is reserved for the server. Redirect another path.",
      "content/redirects.yaml:6:11  redirects[2].from  is `/icon-512.png`, which is reserved for the site's icons. Redirect another path.",
      "content/redirects.yaml:8:11  redirects[3].from  is `/style-guide`, which is reserved for the style guide. Redirect another path.",
    ],
  },
  {
    edits: { "site.yaml": [["name: Norden", "name: Contact"]] },
    made: { "pages/suite.yaml": () => pageAt("/{product}", "suite") },
    lines: [
      "content/site.yaml:2:9  product.name  turns the address in content/pages/suite.yaml:1 into `/contact`, which content/pages/contact.yaml makes already. Choose another name, or change that address.",
    ],
  },
  {
    edits: { "site.yaml": [["name: Norden", "name: Login"]] },
    made: { "pages/suite.yaml": () => pageAt("/{product}", "suite"), "redirects.yaml": () => redirectsOf(["/{product}/old", "/terms"]) },
    lines: [
      "content/site.yaml:2:9  product.name  turns the address in content/pages/suite.yaml:1 into `/login`, which is reserved for the platform. Choose another name, or change that address.",
      "content/site.yaml:2:9  product.name  turns the address in content/redirects.yaml:2 into `/login/old`, which is reserved for the platform. Choose another name, or change that address.",
    ],
  },
];

const moved: readonly InvalidCase[] = [
  {
    edits: {
      "navigation.yaml": [
        ["href: /advisers", "href: /old"],
        ["href: /#cost", "href: /older#scope"],
      ],
      "pages/not-found.yaml": [["href: /", "href: https://{host}/suite?from=menu"]],
      "legal/terms.mdx": [
        ["(/contact)", "(/suite)"],
        ["(/#general)", "(/round)"],
      ],
    },
    made: {
      "pages/suite.yaml": () => pageAt("/{product}-360", "suite"),
      "redirects.yaml": () =>
        redirectsOf(
          ["/old", "/contact?subject=Demo%20Request"],
          ["/older", "/oldest"],
          ["/oldest", "/terms"],
          ["/suite", "/{product}-360"],
          ["/round", "/round"],
        ),
    },
    lines: [
      "content/legal/terms.mdx:21:64  (line)  leads to `/suite`, which has moved to `/norden-360`. Write `/norden-360`.",
      "content/legal/terms.mdx:25:25  (line)  leads to `/round`, which is not a page of this site. Write the address of a page, or https:// for another site.",
      "content/navigation.yaml:9:15  menus[1].items[1].href  leads to `/old`, which has moved to `/contact?subject=Demo%20Request`. Write `/contact?subject=Demo%20Request`.",
      "content/navigation.yaml:21:15  footer[0].links[0].href  leads to `/older`, which has moved to `/terms`. Write `/terms#scope`.",
      "content/pages/not-found.yaml:20:13  sections[0].action.href  leads to `/suite`, which has moved to `/norden-360`. Write `/{product}-360?from=menu`.",
      "content/redirects.yaml:5:9  redirects[1].to  leads to `/oldest`, which is itself redirected. Write its final address: /terms.",
      "content/redirects.yaml:11:9  redirects[4].to  forms a loop: `/round`, `/round`. Write the address of a page.",
    ],
  },
];

const copiedAddresses: readonly InvalidCase[] = [
  menus.wrong(
    [["/advisers", "https://www.{host}/advisers"]],
    "9:15  menus[1].items[1].href  is `https://www.norden.example/advisers`, whose host has a www that this site does not have. Write the path alone, such as /pricing.",
  ),
];

const misdirected: readonly InvalidCase[] = [
  {
    edits: {
      "pages/contact.yaml": [["path: /contact", "path: /Contact"]],
      "legal/terms.mdx": [["## Scope", "##Scope"]],
    },
    lines: [
      "content/legal/terms.mdx:19:1  (line)  shows `##`, a heading mark. Write two to six of them, and a space.",
      "content/pages/contact.yaml:1:7  path  is `/Contact`, which is not a valid path. Write it as /name or /name/part: lowercase letters, digits and single hyphens, without a / at the end.",
      "content/pages/contact.yaml:12:14  metadata.canonical  is `https://norden.example/contact`, but the page is at https://norden.example/Contact. Write https://{host} and the page's path.",
    ],
  },
  {
    edits: { "navigation.yaml": [["href: /#cost", "href: /404"]], "legal/terms.mdx": [["(#scope)", "(/404)"]] },
    lines: [
      "content/legal/terms.mdx:25:5  (line)  leads to `/404`, the page for addresses that do not exist, here and in one other place (content/navigation.yaml:21:15). Write the address of a page.",
    ],
  },
  menus.wrong([["?subject=", "?subjekt="]], "15:9  demo.href  sets `subjekt`, which /contact does not read. Write `subject` instead."),
];

export const addressCases: readonly InvalidCase[] = [...misdirected, ...takenAddresses, ...moved, ...copiedAddresses];
