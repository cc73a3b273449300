/** The data of a page for error 500, which this site does not have. */
const ERROR_PAGE = "/page-data/500.html/";
/** Anything of this site that is not JSON: Gatsby then treats the page as missing. */
const NO_DATA = "/robots.txt";

/**
 * Keeps Gatsby from asking for the page of error 500 without end while that is answered with 500 itself, as during an outage: hundreds of
 * requests a second from each visitor.
 */
export const askOnceForErrorPage = (): void => {
  const open = Reflect.get<XMLHttpRequest, "open">(XMLHttpRequest.prototype, "open");
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL, ...others: unknown[]): void {
    Reflect.apply(open, this, [method, String(address).includes(ERROR_PAGE) ? NO_DATA : address, ...others]);
  };
};
