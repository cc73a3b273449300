/** The attribute that gives an element the look of a state it is not in: `data-shown-state="hover"`. */
export const SHOWN_STATE = "data-shown-state";

/** The states that come from a pointer or the keyboard. */
export type PointerState = "hover" | "focus" | "active";

const pseudoClasses: Readonly<Record<PointerState, RegExp>> = {
  hover: /:hover/gu,
  focus: /:focus-visible|:focus(?!-)/gu,
  active: /:active/gu,
};

/** A selector with each state's pseudo-class replaced by the attribute that shows the state. It is as specific as before. */
export const shownSelector = (selector: string): string =>
  Object.entries(pseudoClasses).reduce((text, [state, pattern]) => text.replace(pattern, `[${SHOWN_STATE}="${state}"]`), selector);

/** Hover looks are shown on touch screens as well: nobody has to hover to see them. */
const ALWAYS_SHOWN = "(hover: hover)";

/** A rule's copy for shown states, as CSS; empty when the rule is about no state. */
export const copyOfRule = (rule: CSSRule): string => {
  if (rule instanceof CSSStyleRule) {
    const selector = shownSelector(rule.selectorText);
    return selector === rule.selectorText ? "" : `${selector} { ${rule.style.cssText} }`;
  }
  if (!(rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)) return "";
  const copies = Array.from(rule.cssRules, copyOfRule).join("");
  if (copies === "" || rule.conditionText === ALWAYS_SHOWN) return copies;
  return `${rule instanceof CSSMediaRule ? "@media" : "@supports"} ${rule.conditionText} { ${copies} }`;
};
