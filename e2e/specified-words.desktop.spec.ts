/**
 * The exact words and figures that the specification quotes, page by page, in the static HTML: what a visitor without scripts reads.
 * Words that only appear after an action (toasts, results) have their own journeys.
 */
import { suitePath, productName } from "./site";
import { expect, test } from "./test";

const suite = `${productName} 360`;

/** Path of a page, where the specification says it, and what must stand there. */
const specified: readonly (readonly [path: string, source: string, words: readonly string[]])[] = [
  ["/", "section 2, top navigation", ["Platform", "Solutions", "Pricing", "Company", "Login", "Book Demo", "Marketplace", suite]],
  [
    "/",
    "section 2, footer",
    [`© ${new Date().getFullYear()}`, "LinkedIn", "Facebook", "YouTube", "Instagram", "Privacy Policy", "Cookie Policy", "+971 4 000 0000"],
  ],
  ["/", "section 1, claims", ["150+", "countries", "$25B+", "raised", "300+", "firms", "2,500+", "deals"]],
  [
    "/",
    "section 2, home",
    [
      "Book a demo",
      "Our Platform",
      "Our Advantage",
      "Our Products",
      "Who We Serve",
      "Trusted by",
      "Get Started",
      "Learn more",
      "Featured in",
    ],
  ],
  ["/", "section 2, success stories", ["Family office", "Fund manager", "Advisory firm", "Founder"]],
  ["/", "section 4 of the design, legal stance", ["not a broker and not an adviser", "professional clients only", "illustrative only"]],
  ["/pricing", "section 2, rows", ["Best For", "Overview", "Features", "Add-ons"]],
  [
    "/pricing",
    "section 9, plans",
    ["Investors", "Free", "core tier", "Capital Seekers", "$1,000", "one-time", "Business", "$12,000", "yearly", "Enterprise", "Custom"],
  ],
  [
    "/pricing",
    "section 9, Capital Seekers",
    ["2 GB storage", "1 marketplace listing per 6 months", "$150 per additional month", "$35 per GB"],
  ],
  [
    "/pricing",
    "section 9, Business",
    ["5 user licences", "50 GB storage", "250 GB", "$1,500 per licence", "$100 per GB", "$500 per marketplace listing for 6 months"],
  ],
  ["/pricing", "section 9, Enterprise", ["Unlimited user licences", "10 TB"]],
  ["/contact", "section 5", ["Full Name", "Email", "Company", "Subject", "Message"]],
  ["/contact", "section 5, subjects", ["General Inquiry", "Demo Request", "Enterprise Sales", "Technical Support", "Partnership Support"]],
  ["/faq", "section 2", ["Getting Started", "Platform Features", "Pricing & Fees", "Security & Compliance", "Support & Training"]],
  ["/faq", "section 9, kept although they contradict the table", ["$750/month", "$2,500/month", "24h", "4h", "1h"]],
  ["/marketplace", "section 2", ["Join now"]],
  ["/family-office", "section 2", ["Book a demo", "Start a free trial"]],
  ["/fund-managers", "section 2", ["Book a demo", "Start a free trial"]],
  ["/founders", "section 2", ["Book a demo", "Start a free trial"]],
  ["/pe-venture-capital", "section 2, workflow viewer", ["Step 1 of", "Previous", "Next", "Show All Steps"]],
  ["/fundraisers", "section 2, workflow viewer", ["Step 1 of", "Previous", "Next", "Show All Steps"]],
  ["/investors", "section 2", ["off-market", "co-invest", "NDA"]],
  ["/accelerators", "section 2", ["Book a demo", "sponsor", "cohort", "portal"]],
  ["/advisory-ma", "section 2", ["Book a demo", "mandate", "audit trail", "Q&A"]],
  ["/luxury-real-estate", "section 2", ["Explore Properties", "Speak with Specialist", "escrow", "due diligence", "commission"]],
  ["/secondary-exit", "section 2", ["List Shares", "Get a quote", "How It Works", "anonymised"]],
  ["/consultants", "section 2", ["Book a demo", "Engage Our Experts", "Contact Us", "due diligence", "valuation"]],
  [
    "/terms",
    "sections 4, 5 and 9",
    ["US$100,000", "US$2,000,000", "18 years", "five calendar days", "80%", "50%", "one year", "DIFC", "bulletin board"],
  ],
  ["/terms", "section 2, clauses", Array.from({ length: 13 }, (_, index) => `${index + 1}. `)],
  [
    "/privacy",
    "section 3",
    ["Identity", "Contact", "Financial", "Transaction", "Technical", "Profile", "Usage", "Marketing and communications"],
  ],
  ["/privacy", "section 9", ["1 March 2025", "one month", "two further months"]],
  ["/no-such-page", "section 8", ["Page Not Found", "Back To Homepage"]],
  [suitePath, "section 2", [suite, "audit trail"]],
];

/** Links that the specification names: from which page, where to. */
const links: readonly (readonly [path: string, targets: readonly string[]])[] = [
  [
    "/",
    [
      "/login",
      "/contact",
      suitePath,
      "/marketplace",
      "/family-office",
      "/fund-managers",
      "/advisory-ma",
      "/accelerators",
      "/investors",
      "/founders",
    ],
  ],
  ["/", ["/pricing", "/about", "/privacy", "/terms", "/cookies"]],
  ["/pricing", ["/registration/investor", "/registration/capital-seeker", "/contact"]],
  ["/investors", ["/registration/investor"]],
  [suitePath, ["/family-office", "/fund-managers", "/advisory-ma", "/accelerators", "/contact"]],
  ["/marketplace", ["/pricing"]],
  ["/family-office", ["/contact", "/pricing"]],
];

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&nbsp;": " " };

/** The words of a page and of its labels for assistive technology, as one text in small letters. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gu, "")
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/gu, " $1 ")
    .replace(/<!--.*?-->/gu, "")
    .replace(/<[^>]+>/gu, " ")
    .replace(/&[^;\s]+;/gu, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/gu, " ")
    .toLowerCase();

for (const [path, source, words] of specified) {
  test(`${path} says what ${source} quotes`, async ({ request }) => {
    const text = wordsOf(await (await request.get(path)).text());
    expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
  });
}

for (const [path, targets] of links) {
  test(`${path} leads to ${targets.join(", ")}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const paths = [...html.matchAll(/<a\b[^>]*\bhref="([^"?#]*)/gu)].map(([, href]) => href);
    expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
  });
}
