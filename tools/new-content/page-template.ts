import { TEMPLATE_MARK as MARK } from "../../src/content-check/text-rules/drafts";
import { quoted } from "./yaml-text";

/** The values in a new page. */
export interface PageWords {
  /** Its address on the site, such as `/wealth-managers`. */
  path: string;
  /** Its unique name in the metadata. */
  name: string;
  label: string;
  heading: string;
  lead: string;
  /** A picture in `content/media`, relative to the page's file, until it has its own. */
  picture: string;
}

const SAMPLE_MARK = `# As long as this line is here, npm run check:launch lists the page, and a public build stops.
# Replace every sentence that begins with ${MARK}, then remove this line.
sample: true`;

const metadata = ({ path, name, label, lead }: PageWords): string => `metadata:
  name: ${name}  # never shown; unique among the pages
  title:
    en: ${quoted(label)}  # in the browser's tab, with the product's name added; at most 60 characters in all
  metaDescription:
    en: ${quoted(lead)}  # what search engines show, at most 160 characters
  description:
    en: ${quoted(lead)}  # what link previews show, at most 200 characters
  keywords: ${quoted(label.toLowerCase())}  # search words, separated by commas
  canonical: https://{host}${path}`;

const hero = (
  { label, heading, lead, picture }: PageWords,
  size: string,
): string => `  # The page's one main heading. It borrows the home page's picture until you add one to content/media.
  - type: hero
    size: ${size}  # full, half or compact
    eyebrow: ${quoted(label)}
    heading: ${quoted(heading)}
    lead: ${quoted(lead)}
    picture:
      src: ${picture}
      decorative: true  # a picture with meaning has \`alt: What it shows\` instead`;

const ACTIONS = `    actions:  # one to three buttons, the most important first
      - label: Book a demo
        href: /contact
      - label: See the plans
        href: /pricing
        emphasis: secondary`;

const CLOSING = `  - type: call-to-action
    heading: ${MARK} Say what to do next
    text: ${MARK} Say in one sentence what happens next.
${ACTIONS}`;

const header = (what: string): string => `# ${what}
# Every field is explained in content/README.md, and in VS Code when you hover over its key. {product} is replaced with the brand's name,
# {claim.countries} with a figure from claims.yaml. npm run check:content tells you whether everything is valid.`;

/** A complete audience page: hero, benefits, steps and a closing invitation (R6.3). */
export const audiencePage = (words: PageWords): string => `${header(`The page ${words.path}: the file's name is its address.`)}

label: ${quoted(words.label)}  # the short name in the breadcrumb

${SAMPLE_MARK}

${metadata(words)}

# The page from top to bottom. Move, copy or remove whole sections; the first one stays first.
sections:
${hero(words, "half")}
${ACTIONS}

  # What they gain: two to eight entries.
  - type: benefits
    eyebrow: Benefits
    heading: ${MARK} Say in one line what they gain
    arrangement: columns  # short entries side by side; rows: longer ones, one below the other
    items:
      - title: ${MARK} The first thing they gain
        text: ${MARK} Say in one to three sentences what changes for them, and leave out what every product claims.
      - title: ${MARK} The second thing they gain
        text: ${MARK} Mention a document, a step or a person from their own work.
      - title: ${MARK} The third thing they gain
        text: ${MARK} Say what the platform does not do, if that worries them.

  # How it works: three to eight steps, numbered automatically.
  - type: steps
    eyebrow: How it works
    heading: ${MARK} Say in one line where the steps lead
    items:
      - title: ${MARK} The first step
        text: ${MARK} Say what they do.
      - title: ${MARK} The second step
        text: ${MARK} Say what happens next.
      - title: ${MARK} The third step
        text: ${MARK} Say what they end up with.

  # For the step-by-step viewer, write a file in content/workflows (npm run new -- workflow) and name it:
  # - type: workflow
  #   heading: Step by step
  #   workflow: name-of-the-file

${CLOSING}
`;

/** A complete single page: hero, a statement and a closing invitation. */
export const singlePage = (words: PageWords): string => `${header(`The page ${words.path}.`)}

path: ${words.path}  # its address; when you change it, run npm run content:diff -- main --write-redirects
label: ${quoted(words.label)}  # the short name in the breadcrumb

${SAMPLE_MARK}

${metadata(words)}

# The page from top to bottom. Move, copy or remove whole sections; the first one stays first.
sections:
${hero(words, "compact")}

  # A few paragraphs. For other types, such as benefits, cards, steps, workflow, stories and news, see content/README.md.
  - type: statement
    heading: ${MARK} Say in one line what this is about
    paragraphs:
      - >-
        ${MARK} The first paragraph. Lines below >- are joined, so break them where you like.
      - >-
        ${MARK} The second paragraph.

${CLOSING}
`;
