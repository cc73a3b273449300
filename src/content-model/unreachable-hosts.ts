/** Top-level domains that nobody can own (RFC 2606), used by samples. */
export const RESERVED_ENDS = "example|test|invalid|localhost";

/** Host names reserved for examples (RFC 2606). */
export const EXAMPLE_HOSTS = String.raw`example\.(?:com|net|org)`;

const RESERVED = new RegExp(String.raw`(?:^|\.)(?:${RESERVED_ENDS}|${EXAMPLE_HOSTS})$`, "u");

/** The addresses of this machine and of private networks (RFC 1918, 3927, 4193). */
const PRIVATE_NUMBER =
  /^(?:(?:0|10|127)\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){1,2}$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/u;
/** Host names of this machine, private networks and test copies of a site. */
const PRIVATE_NAME = /^deploy-preview-|\.sharepoint\.com$|(?:^|\.)localhost$|^(?:staging|uat)\.|\.(?:local|lan|internal|test)$/u;

/** Whether only its owners can reach a host. */
export const isPrivate = (host: string): boolean => PRIVATE_NUMBER.test(host) || PRIVATE_NAME.test(host);

/** Whether visitors cannot reach a host, because it is private or reserved, or has no dot and so exists only on a local network. */
export const isUnreachable = (host: string): boolean => isPrivate(host) || RESERVED.test(host) || /^[^.:]+$/u.test(host);
