import { colours, fonts, shapes, spaces, typeSizes } from "./design-tokens";

const declare = (group: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${group}${name}: ${value};`)
    .join("\n");

/** All tokens as CSS custom properties: `--colour-ink`, `--type-h1`, `--space-4`, `--font-serif`, `--radius-card`. */
export const tokenVariables = (): string =>
  [declare("colour-", colours), declare("type-", typeSizes), declare("space-", spaces), declare("font-", fonts), declare("", shapes)].join(
    "\n",
  );

/** A section's possible grounds; `ruled` is paper below paper, with a line between them. */
export type Ground = "paper" | "ruled" | "shaded" | "noon" | "fog" | "ink" | "sea";

const paper = {
  ground: "paper",
  card: "paper-card",
  heading: "text-strong",
  text: "text-body",
  quiet: "text-quiet",
  line: "paper-line",
  "control-line": "paper-line-strong",
  accent: "brass",
  link: "brass-text",
  focus: "brass-text",
  error: "error",
} as const;

const ink = {
  ground: "ink",
  card: "ink-raised",
  heading: "text-on-ink",
  text: "text-on-ink-quiet",
  quiet: "text-on-ink-quiet",
  line: "ink-line",
  "control-line": "ink-line-strong",
  accent: "brass",
  link: "brass-bright",
  focus: "brass-bright",
  error: "error-on-ink",
} as const;

/** The colours that a ground sets, by purpose: components use these names and look right on every ground. */
const groundVariables = {
  paper,
  ruled: paper,
  shaded: { ...paper, ground: "paper-band", quiet: "text-body" },
  noon: { ...paper, ground: "noon", quiet: "text-body" },
  fog: { ...paper, ground: "fog", quiet: "text-body", line: "fog-line" },
  ink,
  sea: { ...ink, ground: "sea-ground", card: "sea-raised", line: "sea-line", "control-line": "sea-line-strong" },
} as const satisfies Readonly<Record<Ground, Readonly<Record<string, keyof typeof colours>>>>;

/** The ground of a first screen in each light. The page's header and its closing section share it. */
export const lightGrounds = {
  night: "ink",
  dawn: "ink",
  sea: "sea",
  noon: "noon",
  fog: "fog",
} as const satisfies Readonly<Record<Queries.HeroLight, Ground>>;

/** The dark ground of a page whose first screen has this ground: of its stage and its footer. */
export const darkGroundOf = (first: Ground | undefined): Ground => (first === "sea" ? "sea" : "ink");

/** The grounds of maps on paper. */
export const mapGrounds: readonly Ground[] = ["noon", "fog"];

/** All grounds. */
export const grounds = Object.keys(groundVariables) as readonly Ground[];

/** A colour's purpose, whatever the ground: `heading`, `control-line` ... */
type Role = keyof (typeof groundVariables)["paper"];

/** A role's colour on a ground, as #rrggbb. */
export const colourOn = (ground: Ground, role: Role): string => colours[groundVariables[ground][role]];

const declareRoles = (ground: Ground): string =>
  Object.entries(groundVariables[ground])
    .map(([role, colour]) => `--on-${role}: var(--colour-${colour});`)
    .join("\n");

/**
 * A ground's colours as CSS. Set them on the element with that ground; its content uses them as `--on-heading`, `--on-text`, `--on-line`
 * and so on.
 */
export const onGround = (ground: Ground): string =>
  // Browsers print no backgrounds: text that is light on ink would be light on white paper.
  ground === "paper" ? declareRoles("paper") : `${declareRoles(ground)}\n@media print { ${declareRoles("paper")} }`;
