import type { IconNode } from "lucide";
import { createElement } from "react";

interface GlyphProps {
  /** A Lucide icon as a list of shapes; Lucide's React package would add code to each icon. */
  of: IconNode;
  /** Edge length in CSS pixels. */
  size?: number;
  strokeWidth?: number;
}

/** A line icon beside a text or on a control that has a name; assistive technology skips it. */
export const Glyph = ({ of, size = 24, strokeWidth = 1.5 }: GlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {of.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
  </svg>
);
