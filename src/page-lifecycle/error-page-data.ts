/** The data of a page for error 500; this site has no such page. */
const ERROR_PAGE = "/page-data/500.html/";
/** Any file of this site that is not JSON: Gatsby then treats the page as missing. */
const NO_DATA = "/robots.txt";

/**
 * During an outage, when the request for the 500 page's data is itself answered with 500, Gatsby would repeat it without end: hundreds of
 * requests a second from each visitor. This redirects the request to a file that ends the loop.
 */
export const requestErrorPageOnce = (): void => {
  const open = Reflect.get<XMLHttpRequest, "open">(XMLHttpRequest.prototype, "open");
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL, ...others: unknown[]): void {
    Reflect.apply(open, this, [method, String(address).includes(ERROR_PAGE) ? NO_DATA : address, ...others]);
  };
};
