/** A camera position over a product screen: the point in the middle (in the screen's 1200 x 750 pixels) and the magnification. */
export interface Shot {
  x: number;
  y: number;
  scale: number;
}

export interface Plate {
  /** Name of a scene in `screens/scenes.ts`, which is shown with the frame around it. */
  screen: string;
  /** At most six words. */
  title: string;
  line: string;
  /** What a person who cannot see the picture should know. */
  described: string;
  from: Shot;
  to: Shot;
}

/** Shows the whole screen. */
const WHOLE: Shot = { x: 600, y: 375, scale: 0.71 };

/** Shows all but the navigation at the left: from the page's bar downwards, or down to the lower edge. */
const UPPER: Shot = { x: 692, y: 361, scale: 0.835 };
const LOWER: Shot = { x: 692, y: 433, scale: 0.835 };

/** The film's plates in order. The camera goes to what each title speaks of, or comes from there. */
export const PLATES: readonly Plate[] = [
  {
    screen: "pipeline",
    title: "Every opportunity, at its stage",
    line: "From sourced to closing, with the next step and who takes it.",
    described: "Deal pipeline with five columns, from sourced to closing.",
    from: WHOLE,
    to: LOWER,
  },
  {
    screen: "data-room",
    title: "A room with exact permissions",
    line: "View, print, save and edit are set role by role.",
    described: "Data room: eight documents and a table of permissions by role.",
    from: UPPER,
    to: { x: 785, y: 304, scale: 1.02 },
  },
  {
    screen: "nda-signing",
    title: "Agreed, then signed in order",
    line: "The wording, the order of signing and the signature on one page.",
    described: "Non-disclosure agreement with a signature about to be given by passkey.",
    from: { x: 534, y: 263, scale: 1.2 },
    to: UPPER,
  },
  {
    screen: "audit-trail",
    title: "Each act, sealed in sequence",
    line: "Who did what, when, and to which document.",
    described: "Audit trail: twelve acts with time, role, object and seal. One refusal is highlighted.",
    from: UPPER,
    to: { x: 569, y: 288, scale: 1.12 },
  },
  {
    screen: "crm",
    title: "Every relationship, with its history",
    line: "Mandates, commitments and contacts, kept by role.",
    described: "Relationships: a family office with commitments, contact history and allocation.",
    from: { x: 848, y: 265, scale: 1.2 },
    to: UPPER,
  },
  {
    screen: "investor-reporting",
    title: "Reports investors can check",
    line: "Value, calls and distributions against the capital paid in.",
    described: "Portfolio report: value against paid-in capital, calls, distributions and holdings.",
    from: LOWER,
    to: { x: 545, y: 279, scale: 1.17 },
  },
  {
    screen: "marketplace-listing",
    title: "A listing under familiar headings",
    line: "Terms, minimum ticket and documents stand where you expect them.",
    described: "Marketplace listing: terms, use of proceeds, documents and an indication of interest.",
    from: { x: 522, y: 256, scale: 1.25 },
    to: UPPER,
  },
  {
    screen: "secondary-listing",
    title: "An exit, priced by bids",
    line: "Bids, first refusal, consent and transfer in one order.",
    described: "Secondary listing: five bids for a fund interest, with the best at 91.5% of net asset value.",
    from: UPPER,
    to: { x: 531, y: 264, scale: 1.22 },
  },
];

export const OPENING = {
  title: "One record, from first look to closing",
  line: "Deals, documents, signatures, investors and listings in one place.",
  described: "Contour lines draw a mountain from its foot to its summit.",
} as const;

export const CLOSING = {
  title: "Seen clearly, shared discreetly",
  line: "Subscription or one-time fee, and zero success fees.",
  note: "The names, deals and figures in this film are samples.",
  described: "The summit again, with its highest line in brass.",
} as const;
