import { Link } from "gatsby";
import styled from "styled-components";
import { whenHovering } from "../theme/breakpoints";
import { useSite } from "./site-context";

/** The mark and the name, leading home. */
export const Brand = () => (
  <Home to="/">
    <Mark viewBox="0 0 32 32" width={32} height={32} aria-hidden focusable={false}>
      <path d="M16 3.2c6.4-.6 12.6 4.4 12.9 11.6.3 7.8-5.4 13.6-12.6 13.9C8.700 29 3 23.400 3.200 15.600 3.400 8.800 9 3.900 16 3.200Z" />
      <path d="M16.800 7.600c4.600 0 8 3.500 7.900 8-.1 4.800-3.500 8.600-8.300 8.700-5 .1-8.800-3.300-8.800-8.100 0-4.900 4.400-8.600 9.200-8.600Z" />
      <path d="M17.500 11.900c2.700.1 4.200 2.100 4 4.500-.2 2.500-2.200 4.200-4.600 4.100-2.700-.1-4.600-1.900-4.500-4.300.1-2.600 2.400-4.400 5.100-4.300Z" />
      <circle cx="17.600" cy="16.200" r="1.100" />
    </Mark>
    {useSite().product.name}
  </Home>
);

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  color: var(--on-heading);
  font-family: var(--font-serif);
  /* One word, at twice the text size in a small window too. */
  font-size: min(1.375rem, 8vw);
  overflow-wrap: normal;
  letter-spacing: -0.01em;
  text-decoration: none;

  ${whenHovering} {
    &:hover {
      color: var(--on-link);
    }
  }
  &:active {
    color: var(--on-text);
  }
`;

const Mark = styled.svg`
  fill: none;
  stroke: var(--on-accent);
  stroke-width: 1.25;

  circle {
    fill: var(--on-accent);
    stroke: none;
  }
`;
