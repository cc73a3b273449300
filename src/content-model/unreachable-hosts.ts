/** The last parts of host names that nobody can own (RFC 2606); samples have them. */
export const RESERVED_ENDS = "example|test|invalid|localhost";

/** Names for examples (RFC 2606). */
export const EXAMPLE_HOSTS = String.raw`example\.(?:com|net|org)`;

const RESERVED = new RegExp(String.raw`(?:^|\.)(?:${RESERVED_ENDS}|${EXAMPLE_HOSTS})$`, "u");

/** This machine and private networks (RFC 1918, 3927, 4193), by number. */
const PRIVATE_NUMBER =
  /^(?:(?:0|10|127)\.\d+|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){1,2}$|^\[(?:::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/u;
/** This machine, private networks and copies of a site for its makers, by name. */
const PRIVATE_NAME = /^deploy-preview-|\.sharepoint\.com$|(?:^|\.)localhost$|^(?:staging|uat)\.|\.(?:local|lan|internal|test)$/u;

/** Whether only its owners reach a host. */
export const isPrivate = (host: string): boolean => PRIVATE_NUMBER.test(host) || PRIVATE_NAME.test(host);

/** Whether visitors cannot reach a host: a private one, a reserved one, or a name without a dot, which only a local network knows. */
export const isUnreachable = (host: string): boolean => isPrivate(host) || RESERVED.test(host) || /^[^.:]+$/u.test(host);
