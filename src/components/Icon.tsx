import { icons } from "../theme/icons";
import { Glyph } from "./Glyph";

interface IconProps {
  name: keyof typeof icons;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** A line icon beside a text that says the same; assistive technology skips it. */
export const Icon = ({ name, size }: IconProps) => <Glyph of={icons[name]} size={size} strokeWidth={1.25} />;
