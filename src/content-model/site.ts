import { z } from "zod";
import { toSlug } from "../notation/tokens";
import { choice, copy, copyWithSlots, entry, list, previewFile, sample } from "./fields";
import { href, linkModel } from "./link";
import { previewAltModel } from "./metadata";
import { titledTextModel } from "./section-fields";

const productModel = entry("Product", {
  name: z
    .string()
    .min(2)
    .max(24)
    .regex(/^\p{L}[\p{L}\p{N}]*(?: +[\p{L}\p{N}]+)*$/u, {
      message: "is not a usable name. Use letters, digits and spaces, beginning with a letter and ending without a space",
    })
    .refine((name) => toSlug(name) !== "", { message: "has no Latin letter, which addresses need. Write at least one" })
    .meta({ description: "The product's name. Write it only here, and {product} everywhere else." }),
  suite: copy("The suite's name; write {product} for the product's.", 40, { tokens: ["product"] }),
  sample: sample("Write the brand's own name and the suite's"),
});

const companyModel = entry("Company", {
  legalName: copy("The company's legal name: the party to the terms and the controller of personal data; {company} in copy.", 80, {
    tokens: ["product"],
  }),
  tagline: copy("One sentence for the footer.", 160),
  address: list(
    copy("One line of the address.", 60, { tokens: [] }),
    2,
    6,
    "Registered office, one line per entry; {address} in copy. It is also the data controller's postal address.",
  ),
  email: z
    .string()
    .regex(/^[\w.+-]+@([\w-]+(\.[\w-]+)+|\{host\})$/u, {
      message: "is not an e-mail address. Write it as name@host, where host may be {host}; no other token is replaced here",
    })
    .meta({ description: "Support e-mail; {email} in copy.", graphql: "@copy", tokens: ["host"] }),
  phone: z
    .string()
    .regex(/^\+(?: ?\d){8,15}$/u, { message: "is not a phone number with its country code. Write it as +971 4 000 0000" })
    .meta({ description: "Phone number with country code; {phone} in copy." }),
  leaderName: copy("The placeholder for a leader's name in this sample; {name} in copy. Replace each {name} in about.yaml instead.", 40, {
    tokens: [],
  }),
  seat: copy("Where the company is incorporated; {seat} in copy, within sentences.", 100, { tokens: [] }),
  registrationNumber: copy("Its number in the company register there; {registration} in copy.", 40, { tokens: [] }),
  statement: copy("The legal statement at the foot of every page.", 700),
  copyright: copy("Follows the © and the current year, which are added automatically.", 80),
  sample: sample(
    "Write the company's own name, seat, registration number, e-mail address, phone number, and the address at which it answers as data controller",
  ),
});

const socialLinkModel = entry("SocialLink", {
  network: choice("SocialNetwork", ["linkedin", "x", "facebook", "youtube", "instagram"], "Which network; decides the mark."),
  label: copy("What a screen reader says, such as LinkedIn.", 30),
  href: href("The profile's address."),
  sample: sample("Write the address of the company's own profile, or remove the entry"),
});

const previewModel = entry("SharedPreview", {
  og: previewFile("Open Graph preview picture."),
  twitter: previewFile("Twitter preview picture."),
  alt: previewAltModel,
  fallbackAlt: copy("Alternative text for languages that have none above.", 80),
});

const consentModel = entry(
  "ConsentTexts",
  {
    settings: copy("The control at the foot of every page that opens the cookie settings, and their heading.", 30),
    question: copy("Heading of the banner that asks for consent. It only shows when analytics is set up.", 60),
    text: copy("One to three sentences under it: what is asked, and that refusing has no disadvantage.", 260),
    accept: copy("Button that accepts tracking.", 24),
    refuse: copy("Button that refuses tracking.", 24),
    details: copy("Button that explains the levels.", 40),
    necessary: titledTextModel.meta({ description: "The level that needs no consent." }),
    tracking: titledTextModel.meta({ description: "The level that needs consent." }),
    accepted: copyWithSlots("The state after accepting.", 80, ["day"]),
    refused: copyWithSlots("The state after refusing.", 80, ["day"]),
    signalled: copy("Shown instead of the question if the browser sends the Global Privacy Control signal.", 260),
    notStored: copy("Shown in the settings if an answer could not be stored, because the code for it failed to load.", 120),
    nothingTracked: copy("Shown instead of the question if analytics is not set up.", 260),
    policy: linkModel.meta({ description: "The link to the cookie policy." }),
  },
  "The texts of the cookie settings. src/services/consent and analytics implement what they promise.",
);

/** One value for GraphQL, so that a label is listed nowhere else. */
const labelsModel = z
  .strictObject({
    skipToContent: copy("First link of every page.", 40),
    mainNavigation: copy("Name of the main navigation.", 40),
    footerNavigation: copy("Name of the footer's navigation.", 40),
    breadcrumb: copy("Name of the breadcrumb.", 40),
    home: copy("The home page in a breadcrumb.", 30),
    openMenu: copy("Hamburger button.", 30),
    closeMenu: copy("Close button of the side panel.", 30),
    close: copy("Close button of popups and toasts.", 30),
    previous: copy("One step or slide back.", 30),
    next: copy("One step or slide forward.", 30),
    pause: copy("Pauses movement.", 30),
    pauseBackground: copy("Pauses the video behind the top of a page; for screen readers.", 40),
    newTab: copy("Announced after a link that opens a new tab.", 40),
    withheld: copy("What a screen reader says for a bar of ink in an exhibit.", 30),
    illustrative: copy("Stands below every exhibit.", 30),
    contents: copy("Heading of a legal page's contents.", 30),
    lastUpdated: copy("Label of a legal page's date.", 30),
    carousel: copy("A screen reader's name for a set of pictures or logos shown a few at a time.", 20),
    slide: copy("A screen reader's name for one item.", 20),
    slideOf: copyWithSlots("Name of a slide.", 40, ["n", "total"]),
    slidesOf: copyWithSlots("Announced when the visible slides change.", 60, ["first", "last", "total"]),
    showSlide: copyWithSlots("Name of a dot that shows a slide.", 40, ["n"]),
    stepOf: copyWithSlots("The workflow viewer's position.", 40, ["n", "total"]),
    showAllSteps: copy("Opens all steps.", 30),
    hideAllSteps: copy("Closes them again.", 30),
    features: copy("Heading of a step's features.", 30),
    workflowNotFound: copy("Shown for a user type without a workflow.", 60),
    notificationSuccess: copy("Heading of a success toast.", 20),
    notificationError: copy("Heading of an error toast.", 20),
    notifications: copy("Name of the region that toasts appear in.", 40),
    charactersLeft: copyWithSlots("Counter under a text field.", 40, ["n"]),
    charactersOver: copyWithSlots("The same once the text is too long.", 40, ["n"]),
    optional: copy("Marks a field that may be left empty.", 20),
    showAll: copy("Lists every item of a carousel.", 30),
    showLess: copy("Returns to the carousel.", 30),
    transcript: copy("Heading of a film's transcript.", 30),
    serverError: copy("The whole text of the page shown when the server cannot answer.", 120),
  })
  .meta({ description: "Texts that several pages share: names of controls and short messages.", graphqlType: "JSON", graphql: "@copy" });

/** `content/site.yaml`: the brand, the company and the words that every page shares. */
export const siteModel = entry("SiteSettings", {
  product: productModel,
  host: z
    .string()
    .regex(/^(([a-z0-9-]|\{product\})+\.)+[a-z]{2,}$/u, { message: "is not a host name. Write it as www.name.com, without https://" })
    .meta({
      description: "The main host; {host} in copy. {product} is the name as used in addresses.",
      graphql: "@href",
      tokens: ["product"],
    }),
  company: companyModel,
  social: list(socialLinkModel, 1, 8, "Links to social networks, in order."),
  preview: previewModel,
  consent: consentModel,
  labels: labelsModel,
});

/** The contents of that file. */
export type Site = z.infer<typeof siteModel>;
