/**
 * A page as a screen reader is given it: Chromium's own accessibility tree, written as indented lines for people to read and compare.
 *
 *     region "Send us a message"
 *       heading 2 "Send us a message"
 *       textbox "Full Name" [required] (Characters left: 40)
 *       paragraph: This site is protected by reCAPTCHA.
 *
 * A name stands in quotes, states in square brackets, a description in round ones, a value behind `=`, and words that belong to nobody's
 * name behind a colon.
 */
import type { CDPSession, Page } from "@playwright/test";

type Tree = Awaited<ReturnType<typeof readNodes>>;
type Node = Tree["nodes"][number];

/** Roles that no screen reader speaks of: what is in them stands where they do. */
const UNSPOKEN = new Set(["generic", "none", "sectionheader", "sectionfooter", "strong", "emphasis", "time", "LabelText", "MenuListPopup"]);
/** Pieces of a text that the tree repeats, and marks of a list's items. */
const LEFT_OUT = new Set(["InlineTextBox", "ListMarker"]);
/** What a screen reader says also where the element around it has the same name: a link that is all of a heading. */
const NEVER_REPEATED = new Set(["heading", "link", "button"]);
/** What a screen reader says of an element's state, when it is not as it usually is. */
const USUAL: Readonly<Record<string, unknown>> = {
  expanded: undefined,
  selected: undefined,
  pressed: undefined,
  checked: undefined,
  disabled: false,
  invalid: "false",
  required: false,
  readonly: false,
  multiline: false,
  modal: false,
  busy: false,
  hasPopup: undefined,
  live: undefined,
};
/** What the tree leaves out although screen readers hear of it. */
const SPOKEN_ATTRIBUTES = ["aria-current", "aria-roledescription", "lang"];

const readNodes = (session: CDPSession) => session.send("Accessibility.getFullAXTree");

/** Attributes by the number that the accessibility tree knows an element by. */
const readAttributes = async (session: CDPSession): Promise<Map<number, string[]>> => {
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const attributes = new Map<number, string[]>();
  const collect = (element: typeof root): void => {
    const list = element.attributes ?? [];
    const spoken = list.flatMap((name, index) =>
      index % 2 === 0 && SPOKEN_ATTRIBUTES.includes(name) && list[index + 1] !== "false" ? [`${name} ${list[index + 1] ?? ""}`] : [],
    );
    if (spoken.length > 0) attributes.set(element.backendNodeId, spoken);
    element.children?.forEach(collect);
  };
  collect(root);
  return attributes;
};

const textOf = (value: { value?: unknown } | undefined): string =>
  typeof value?.value === "string" ? value.value.replace(/\s+/gu, " ").trim() : "";

const squeezed = (text: string): string => text.replace(/\s+/gu, "");

const isText = ({ role }: Node): boolean => textOf(role) === "StaticText";

/** Pieces of a sentence as one text: the tree keeps no blanks at their ends. */
const joined = (pieces: readonly Node[]): string =>
  pieces
    .map(({ name }) => textOf(name))
    .join(" ")
    .replace(/\s+(?=[,.;:!?)’”])|(?<=[(‘“])\s+/gu, "")
    .trim();

/** Writes the part of a tree that lies below one element; see the top of this file. */
class Writer {
  readonly #nodes: ReadonlyMap<string, Node>;
  readonly #attributes: ReadonlyMap<number, string[]>;

  constructor(nodes: readonly Node[], attributes: ReadonlyMap<number, string[]>) {
    this.#nodes = new Map(nodes.map((node) => [node.nodeId, node]));
    this.#attributes = attributes;
  }

  /** The nodes below one that a screen reader speaks of. */
  #children({ childIds = [] }: Node): Node[] {
    return childIds
      .map((id) => this.#nodes.get(id))
      .filter((child) => child !== undefined)
      .filter(({ role }) => !LEFT_OUT.has(textOf(role)))
      .flatMap((child) => (child.ignored || this.#isUnspoken(child) ? this.#children(child) : [child]));
  }

  #isUnspoken({ role, name, backendDOMNodeId = 0 }: Node): boolean {
    return UNSPOKEN.has(textOf(role)) && textOf(name) === "" && !this.#attributes.has(backendDOMNodeId);
  }

  #states({ properties = [], backendDOMNodeId = 0 }: Node): string[] {
    const said = properties
      .filter(({ name, value }) => name in USUAL && value.value !== USUAL[name])
      .map(({ name, value }) => (value.value === true ? name : `${name} ${String(value.value)}`));
    return [...said, ...(this.#attributes.get(backendDOMNodeId) ?? [])];
  }

  #line(node: Node): string {
    const { role, name, description, value, properties = [] } = node;
    const level = properties
      .filter((property) => property.name === "level" && textOf(role) === "heading")
      .map((property) => String(property.value.value));
    const states = this.#states(node);
    return [
      textOf(role),
      ...level,
      textOf(name) === "" ? "" : JSON.stringify(textOf(name)),
      states.length === 0 ? "" : `[${states.join(", ")}]`,
      textOf(description) === "" ? "" : `(${textOf(description)})`,
      textOf(value) === "" ? "" : `= ${JSON.stringify(textOf(value))}`,
    ]
      .filter((part) => part !== "")
      .join(" ");
  }

  /** The lines of one node and of what is below it. */
  write(node: Node, depth = 0): string[] {
    const indent = "  ".repeat(depth);
    const children = this.#children(node);
    const isAllText = children.every(isText);
    // Its name is made of these words, or stands in their place.
    if (isAllText && textOf(node.name) !== "") return [indent + this.#line(node)];
    if (isAllText && children.length > 0) return [`${indent + this.#line(node)}: ${joined(children)}`];
    return [indent + this.#line(node), ...this.#runs(this.#inside(node, children)).flatMap((run) => this.#writeRun(run, depth + 1))];
  }

  /** Neighbours that are all text, together; any other node alone. */
  #runs(nodes: readonly Node[]): Node[][] {
    const runs: Node[][] = [];
    for (const node of nodes) {
      const last = runs.at(-1);
      if (last?.every(isText) && isText(node)) last.push(node);
      else runs.push([node]);
    }
    return runs;
  }

  #writeRun(run: readonly Node[], depth: number): string[] {
    if (run.every(isText)) return joined(run) === "" ? [] : [`${"  ".repeat(depth)}text: ${joined(run)}`];
    return run.flatMap((node) => this.write(node, depth));
  }

  /** What is left of an element's children once those are taken away that its name repeats. */
  #inside({ name }: Node, children: readonly Node[]): readonly Node[] {
    const [only, ...others] = children;
    const isRepeated =
      textOf(name) !== "" && only !== undefined && others.length === 0 && squeezed(textOf(only.name)) === squeezed(textOf(name));
    return isRepeated && !NEVER_REPEATED.has(textOf(only.role)) ? [] : children;
  }
}

/** The tree of an open page below its element of a role (and a name, when several have that role), as text. Throws when there is none. */
export const readAloud = async (page: Page, role: string, name?: string): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  try {
    const [{ nodes }, attributes] = [await readNodes(session), await readAttributes(session)];
    const top = nodes.find((node) => !node.ignored && textOf(node.role) === role && (name === undefined || textOf(node.name) === name));
    if (!top) throw new Error(`The accessibility tree holds no ${role}${name === undefined ? "" : ` named “${name}”`}.`);
    return `${new Writer(nodes, attributes).write(top).join("\n")}\n`;
  } finally {
    await session.detach();
  }
};
