/** Where the site serves the downloads of `content/media`, under the same paths. */
const DOWNLOADS = "/media/";

/** Whether an address is a download, not a page. */
export const isDownload = (href: string): boolean => href.startsWith(DOWNLOADS);
