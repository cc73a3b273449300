import { environment } from "./environment";

/** The cookie whose value the service expects back in a header, under the standard XSRF names. */
const XSRF_COOKIE = /(?:^|; )XSRF-TOKEN=([^;]+)/u;

/** Decodes a cookie's value; a value that is not validly encoded stays unchanged. */
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const xsrfHeader = ({ origin }: URL): Record<string, string> => {
  const token = origin === location.origin ? XSRF_COOKIE.exec(document.cookie)?.[1] : undefined;
  return token === undefined ? {} : { "X-XSRF-TOKEN": decoded(token) };
};

/** The options of a call; its headers are listed by name. */
type Call = Omit<RequestInit, "headers"> & { headers?: Readonly<Record<string, string>> };

/**
 * Calls the platform. Resolves as soon as a 2xx response starts; rejects for every other response, and if there is none. Has no time-out.
 */
export const callPlatform = async (path: string, { headers, ...request }: Call): Promise<Response> => {
  const url = new URL(`${environment.apiBaseUrl}${path}`, location.href);
  const response = await fetch(url, { ...request, headers: { ...headers, ...xsrfHeader(url) } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
};
