import styled from "styled-components";
import { logo } from "../theme/logo";
import { answersPointer } from "../theme/mixins";
import { ContentLink } from "./ContentLink";
import { useSite } from "./site-context";

/** The mark and the name, linking to the home page. */
export const Brand = () => (
  <Home href="/">
    <Logo viewBox="0 0 32 32" width={32} height={32} aria-hidden>
      <Rings d={logo.rings} />
      <path d={logo.summit} />
    </Logo>
    {useSite().product.name}
  </Home>
);

const Home = styled(ContentLink)`
  display: inline-flex;
  align-items: center;
  gap: min(var(--space-3), 3.1vw);
  min-height: var(--target);
  color: var(--on-heading);
  font-family: var(--font-serif);
  /* Small enough that the name stays on one line in a small window, even at twice the text size and in the wider system font. */
  font-size: var(--type-brand);
  overflow-wrap: normal;
  letter-spacing: -0.01em;
  text-decoration: none;

  ${answersPointer}
`;

const Logo = styled.svg`
  flex: none;
  fill: var(--on-accent);
`;

const Rings = styled.path`
  fill: none;
  stroke: var(--on-accent);
  stroke-width: ${logo.strokeWidth};
`;
