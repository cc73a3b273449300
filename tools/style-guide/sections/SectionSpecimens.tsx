import { Suspense } from "react";
import styled from "styled-components";
import { Column } from "../../../src/components/Band/Band";
import { ContentLink } from "../../../src/content-parts/ContentLink";
import { PageProvider } from "../../../src/content-parts/page-context";
import { groundsOf } from "../../../src/sections/grounds";
import { renderSection, type SectionData } from "../../../src/sections/registry";
import { ChapterHeading } from "../page/Chapter";
import { CONTENTS_ID } from "../page/Contents";
import { anchorOf } from "../specimen/entry";
import { usePages } from "../specimen/guide-content";
import { type PickedSection, pickSections } from "./pick-sections";
import { sectionsChapter } from "./sections-chapter";

const { anchor, title, intro, entries } = sectionsChapter;

/** Every type of section in the whole width of the window, where it belongs. */
export const SectionSpecimens = () => (
  <section id={anchor} aria-labelledby={`${anchor}-title`}>
    <Column>
      <ChapterHeading anchor={anchor} title={title} intro={intro} />
    </Column>
    {entries.map((entry) => (
      <SectionSpecimen key={entry.typeName} {...entry} />
    ))}
  </section>
);

const SectionSpecimen = ({ typeName, title: name, note }: (typeof entries)[number]) => {
  const looks = pickSections(usePages(), typeName);
  return (
    <article id={anchorOf(anchor, name)}>
      {looks.size === 0 && <Caption name={name} note={`${note} No page has one at present.`} />}
      {[...looks].map(([look, picked]) => (
        <Look key={look} name={look === "" ? name : `${name}: ${look}`} note={note} picked={picked} />
      ))}
      {typeName === "WorkflowSection" && <UnknownWorkflow picked={looks.get("")} />}
    </article>
  );
};

const Look = ({ name, note, picked: { section, page } }: { name: string; note: string; picked: PickedSection }) => (
  <>
    <Caption name={name} note={note} page={page} />
    <Frame>
      <PageProvider value={{ label: page.label }}>
        <Suspense fallback={null}>{renderSection(section, groundOf(section))}</Suspense>
      </PageProvider>
    </Frame>
  </>
);

const groundOf = ({ __typename }: SectionData) => groundsOf([__typename])[0] ?? "paper";

/** What the viewer says when content names a user type that has no workflow (R6.8). */
const UnknownWorkflow = ({ picked }: { picked: PickedSection | undefined }) =>
  picked?.section.__typename === "WorkflowSection" ? (
    <Look
      name="Workflow: unknown type"
      note="Empty, because no such workflow exists."
      picked={{ ...picked, section: { ...picked.section, workflow: null } }}
    />
  ) : null;

const Caption = ({ name, note, page }: { name: string; note: string; page?: PickedSection["page"] }) => (
  <CaptionColumn>
    <Name>{name}</Name>
    <p>{note}</p>
    <Ways>
      {page && <ContentLink href={page.path}>{page.path}</ContentLink>}
      <a href={`#${CONTENTS_ID}`}>Contents</a>
    </Ways>
  </CaptionColumn>
);

const CaptionColumn = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  align-items: baseline;
  padding-block: var(--space-7) var(--space-4);
  font-size: var(--type-small);
`;

const Name = styled.h3`
  font-size: var(--type-h3);
`;

const Ways = styled.p`
  display: flex;
  gap: var(--space-5);
  margin-left: auto;
`;

/** A piece of a page: the navigation does not float over what is in here. */
const Frame = styled.div`
  --header-height: 0px;
  border-block: var(--hairline) solid var(--on-control-line);
`;
