/**
 * A page without the zero bytes that React 18 leaves where a character of several bytes, such as ’ or é, does not fit into the rest of its
 * buffer (react issue 31134, mended in 19): browsers show them as blanks or drop the rest.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");
