import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Renders what replaces the section. */
  failed: () => ReactNode;
}

/**
 * Keeps the HTML of a section that throws: its links and native controls still work, and `data-scripts` marks that nothing else does. A
 * page that did not come as HTML has none to keep, so only the section is missing. Without a boundary, React would empty the whole page.
 */
export class SectionBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Kept, so that React does not render it again. */
  failed: ReactNode;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { failed, children } = this.props;
    if (!this.state.hasFailed) return children;
    // Called before React commits the failure, while the document still contains the HTML that was sent.
    return (this.failed ??= failed());
  }
}
