import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Makes what takes the section's place. */
  failed: () => ReactNode;
}

/**
 * Keeps the HTML of a section that throws: its links and native controls keep working, and `data-scripts` marks that nothing else will. On
 * another page there is none, and only the section is missing. Without a boundary, React empties the whole page.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Kept, so that React leaves it alone. */
  failed: ReactNode;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    // Until React commits this, the document holds what was sent.
    return (this.failed ??= failed());
  }
}
