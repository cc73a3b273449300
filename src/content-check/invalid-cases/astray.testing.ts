/** What looks right and leads, or belongs, somewhere else. */
import { plain } from "../media/made-media.testing";
import { copyOf, type InvalidCase, type Edit } from "./invalid-case.testing";

const inNavigation = (name: string, edits: readonly Edit[], advice: string): InvalidCase => ({
  name,
  edits: { "navigation.yaml": edits },
  lines: [],
  advice: [`content/navigation.yaml:${advice}`],
});

const link = (name: string, href: string, advice: string): InvalidCase =>
  inNavigation(name, [["href: /#cost", `href: ${href}`]], `21:15  footer[0].links[0].href  ${advice}`);

/** The home page with another section at its end. */
const withSection = (section: string): InvalidCase["edits"] => ({
  "pages/home.yaml": [["noMatch: No answer\n", `noMatch: No answer\n${section}`]],
});

const leader = (name: string, face: string, more = ""): string =>
  `      - { name: ${name}, role: Head, bio: Leads., picture: { src: ../media/${face}, alt: ${name} at work${more} } }\n`;

export const astrayCases: readonly InvalidCase[] = [
  link(
    "document-that-is-edited",
    "https://docs.google.com/document/d/1aB/edit?usp=sharing",
    "opens a document for editing. Publish it and copy the public address, or link to a PDF in content/media.",
  ),
  link(
    "document-in-a-private-store",
    "https://firm-my.sharepoint.com/:b:/g/personal/x",
    "leads to private file storage, where most visitors would have to log in. Link to a PDF in content/media.",
  ),
  link("host-of-an-example", "https://www.example.com/brochure", "leads to a host reserved for examples. Write the real one."),
  link("mailbox-of-an-example", "mailto:sales@example.org", "leads to a host reserved for examples. Write the real one."),
  link(
    "network-without-a-profile",
    "https://x.com/",
    "leads to a social network, but not to a profile. Add its name, such as https://x.com/name.",
  ),
  link(
    "company-without-a-profile",
    "https://www.linkedin.com/company",
    "leads to a social network, but not to a profile. Add its name, such as https://x.com/name.",
  ),
  link(
    "profile-as-it-is-edited",
    "https://www.linkedin.com/company/112233/admin/dashboard",
    "leads to a profile's admin page. Remove /admin and everything after it.",
  ),
  link(
    "field-of-a-mail-misspelt",
    '"mailto:{email}?subjekt=Demo"',
    "sets the e-mail field `subjekt`, which does not exist. Did you mean `subject`? Use one of `subject`, `body`, `cc`, `bcc`, `to`.",
  ),
  link(
    "platform-elsewhere",
    "https://app.norden-deals.com/registration/investor",
    "leads to a host other than the platform's, which is set when the site is built (GATSBY_PLATFORM_BASE_URL). Write `/registration/investor`.",
  ),
  inNavigation("login-on-this-site", [["href: /login", "href: /advisers"]], "12:9  login.href  leads to another page. Write `/login`."),
  inNavigation(
    "login-elsewhere",
    [["href: /login", "href: https://app.norden-deals.com/sign-in"]],
    "12:9  login.href  leads to a host other than the platform's, which is set when the site is built (GATSBY_PLATFORM_BASE_URL). Write `/login`.",
  ),
  inNavigation(
    "menu-entry-that-leads-to-another-page",
    [["href: /advisers", "href: /contact"]],
    "9:15  menus[1].items[1].href  is called `Advisers`, which is the name of `/advisers`, but leads to `/contact`. Correct the label or the address.",
  ),
  inNavigation(
    "link-called-like-a-menu-entry",
    [
      ["label: What does it cost?", "label: Who we serve"],
      ["href: /#cost", "href: /contact"],
    ],
    "21:15  footer[0].links[0].href  is called `Who we serve`, which is the name of `/`, but leads to `/contact`. Correct the label or the address.",
  ),
  {
    name: "legal-text-that-no-page-leads-to",
    made: {
      "legal/privacy.mdx": () =>
        copyOf("legal/terms.mdx", ["slug: terms\npath: /terms", "slug: privacy\npath: /privacy"], ["name: terms", "name: privacy"]).replace(
          "{host}/terms",
          "{host}/privacy",
        ),
    },
    lines: [
      "content/navigation.yaml:23:3  legal  has no link to `/privacy`, which every page's footer needs. Add one with `href: /privacy`.",
    ],
  },
  {
    name: "two-people-with-one-face",
    edits: withSection(
      "  - type: leadership\n    heading: The team\n    leaders:\n" +
        leader("Ada", "ada.png") +
        leader("Grace", "grace.png") +
        leader("Alan", "ada.png", ", sample: true"),
    ),
    made: { "media/ada.png": () => plain(480, 600).png().toBuffer(), "media/grace.png": () => plain(480, 600).png().toBuffer() },
    lines: [
      "content/pages/home.yaml:66:65  sections[3].leaders[1].picture.src  shows the same portrait as line 65. Give each person their own, or mark a placeholder with `sample: true`.",
    ],
  },
  {
    name: "feature-in-no-line",
    edits: withSection(pricingTable(["first", "Business"], ["second", "Enterprise"]).replace("line: deals", "line: storage")),
    lines: [
      "content/pages/home.yaml:66:132  sections[3].plans[0].features[0].line  is none of the lines of rows.lines. Write one of deals, or add it there.",
    ],
  },
];
