import { Component, type ReactNode } from "react";
import { failedSection } from "./server-html";

interface Props {
  children: ReactNode;
  /** Its index, and the number of sections. */
  index: number;
  count: number;
}

/**
 * Keeps the HTML of a section that throws: its links and native controls keep working, and `data-scripts` marks that nothing else will.
 * Without a boundary, React empties the whole page.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Kept, so that React leaves it alone. */
  failed: ReactNode;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { index, count, children } = this.props;
    if (!this.state.hasFailed) return children;
    // Until React commits this, the document holds what was sent.
    return (this.failed ??= failedSection(index, count));
  }
}
