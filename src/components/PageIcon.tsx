import { mediaUrl } from "../services/addresses";

/** A page's terrain as an icon, or a generic one for a page without terrain. Decorative; not fetched until a menu shows it. */
export const PageIcon = ({ href }: { href: string }) => (
  <img src={mediaUrl(`/marks.svg${href.replace("/", "#")}`)} width={24} height={24} alt="" loading="lazy" />
);
