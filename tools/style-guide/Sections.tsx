import { Suspense } from "react";
import styled from "styled-components";
import { Column } from "../../src/components/Band/Band";
import { ContentLink } from "../../src/content-parts/ContentLink";
import { PageProvider } from "../../src/content-parts/page-context";
import { groundsOf } from "../../src/sections/grounds";
import { renderSection } from "../../src/sections/registry";
import type { GuidePage } from "./guide-content";
import { pickSections } from "./pick-sections";

/** Every type of section in each of its variants, at full width, as on the first page that has one. */
export const Sections = ({ pages }: { pages: readonly GuidePage[] }) =>
  pickSections(pages).map(([variant, { section, page }]) => (
    <article key={variant}>
      <Caption>
        <h3>{variant}</h3>
        <ContentLink href={page.path}>{page.path}</ContentLink>
      </Caption>
      <Frame>
        <PageProvider value={{ label: page.label }}>
          <Suspense fallback={null}>{renderSection(section, groundsOf([section.__typename])[0] ?? "paper", () => null)}</Suspense>
        </PageProvider>
      </Frame>
    </article>
  ));

const Caption = styled(Column)`
  display: flex;
  gap: var(--space-5);
  align-items: baseline;
  justify-content: space-between;
  padding-block: var(--space-7) var(--space-4);
`;

/** No navigation floats over these sections, so none needs to make room for it. */
const Frame = styled.div`
  --header-height: 0px;
  border-block: var(--hairline) solid var(--on-control-line);
`;
