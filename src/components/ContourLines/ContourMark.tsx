/** The land of a page in a few strokes; a page without a drawing has the plain. Fetched once a menu shows it. Decoration. */
export const ContourMark = ({ href }: { href: string }) => (
  <img src={`/marks.svg${href.replace("/", "#")}`} width={24} height={24} alt="" loading="lazy" />
);
