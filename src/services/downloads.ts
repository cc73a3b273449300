/** Where the downloads of `content/media` are on the site: under the path that they have there. */
const DOWNLOADS = "/media/";

/** Whether an address is that of a download, and not a page. */
export const isDownload = (href: string): boolean => href.startsWith(DOWNLOADS);
