import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import { isFirstPage } from "../components/first-page";
import { groundsOf, isContinuation } from "./grounds";
import type { SectionComponents, SectionData, SectionProps } from "./section-props";

/** Number of sections that fill a first screen. */
const FIRST_SCREEN = 2;

interface SectionListProps {
  sections: readonly SectionData[];
  /** The sections that this template imports. */
  components: Partial<SectionComponents>;
}

/**
 * The sections of a page, top to bottom. A page that a link opens shows its first screen before the rest is rendered: on a slow processor,
 * it then appears a third sooner. Throws, and so stops a build, for a page without content, and for a section that the template does not
 * import; the content model lets no page list one.
 */
export const SectionList = ({ sections, components }: SectionListProps) => {
  const grounds = groundsOf(sections);
  const [firstGround] = grounds;
  if (!firstGround) throw new Error("This page has no content: its query has found none.");
  const [isWhole, setIsWhole] = useState(isFirstPage);
  useEffect(() => {
    startTransition(() => setIsWhole(true));
  }, []);
  return sections.slice(0, isWhole ? undefined : FIRST_SCREEN).map((section, index) => {
    // TypeScript cannot see that the component and the section, found under one name, fit each other.
    const Section = components[section.__typename] as ComponentType<SectionProps<SectionData>> | undefined;
    if (!Section) throw new Error(`This template does not show a ${section.__typename}: see src/templates.`);
    return (
      // A page's sections never change while it is shown, so the position can be their key.
      <SectionBoundary key={index} name={section.__typename}>
        <Section
          section={section}
          ground={grounds[index] ?? "paper"}
          firstGround={firstGround}
          isContinuation={isContinuation(section)}
          isContinued={isContinuation(sections[index + 1])}
        />
      </SectionBoundary>
    );
  });
};

/** Leaves out a section that throws in the browser, and says so: without a boundary, React would empty the whole page. */
class SectionBoundary extends Component<{ name: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.name} of this page is left out, because it failed:`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
