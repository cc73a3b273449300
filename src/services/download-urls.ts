/** Path under which the site serves the downloads of `content/media`. */
const DOWNLOADS = "/media/";

/** Whether an address is a download, not a page. */
export const isDownload = (href: string): boolean => href.startsWith(DOWNLOADS);
