/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character, such as ’ or é, does not fit into its buffer (React issue
 * 31134, fixed in 19): browsers show them as spaces or drop the rest.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");
