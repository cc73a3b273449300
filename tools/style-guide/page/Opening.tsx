import styled from "styled-components";
import { Column } from "../../../src/components/Band/Band";
import { ContourLines } from "../../../src/components/ContourLines/ContourLines";
import { Eyebrow } from "../../../src/content-parts/SectionHeading";
import { useSite } from "../../../src/content-parts/site-context";
import { onGround } from "../../../src/theme/variables";

/** The top of the style guide: what it is, and where it can be seen. */
export const Opening = () => (
  <Ground>
    <ContourLines />
    <Words>
      <Eyebrow>{useSite().product.name}</Eyebrow>
      <h1>Style guide</h1>
      <Lead>
        Every token, component and section of this site, in every state, on both grounds. It shows the real ones with the real content, and
        only the development server has it.
      </Lead>
    </Words>
  </Ground>
);

const Ground = styled.header`
  ${onGround("ink")}
  position: relative;
  overflow: clip;
  margin-top: calc(-1 * var(--header-height));
  padding-block: calc(var(--header-height) + var(--space-8)) var(--space-8);
  background: var(--on-ground);
  color: var(--on-text);
`;

const Words = styled(Column)`
  position: relative;
  display: grid;
  gap: var(--space-4);
`;

const Lead = styled.p`
  max-width: 40rem;
  font-size: var(--type-lead);
`;
