/** A page's terrain as an icon, or a plain one if it has none. Decorative; fetched when a menu shows it. */
export const ContourMark = ({ href }: { href: string }) => (
  <img src={`/marks.svg${href.replace("/", "#")}`} width={24} height={24} alt="" loading="lazy" />
);
