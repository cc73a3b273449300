/**
 * Removes the zero bytes that React 18 leaves where a multi-byte character, such as ’ or é, does not fit into the rest of its buffer (react
 * issue 31134, fixed in 19): browsers show them as spaces or drop the rest.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");
