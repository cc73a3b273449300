/**
 * A text that changes while it is shown. Its key makes it a new element each time: a browser that translates the page has replaced the text
 * node that React would change.
 */
export const ChangingText = ({ children }: { children: string | number }) => <span key={children}>{children}</span>;
