import { Component, type ReactNode } from "react";
import { sectionFromServer } from "./server-html";

interface Props {
  children: ReactNode;
  /** Its position among so many. */
  index: number;
  count: number;
}

/**
 * Keeps the HTML of a section that throws or whose code cannot be loaded: its links and native controls go on working. Without a boundary,
 * React empties the whole page.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { index, count, children } = this.props;
    if (!this.state.hasFailed) return children;
    // Until React commits this, the document holds what was sent; after that, the same.
    return sectionFromServer(index, count);
  }
}
