import { environment } from "../environment/environment";

/** The cookie whose value the service expects back in a header, under the standard XSRF names (R9.12). */
export const XSRF_COOKIE = /(?:^|; )XSRF-TOKEN=([^;]+)/u;

/** A cookie's value; unchanged if it is not validly encoded. */
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

/** What a call sends; headers by their names. */
type Call = Omit<RequestInit, "headers"> & { headers?: Readonly<Record<string, string>> };

/**
 * Calls the platform. Resolves as soon as a 2xx answer begins, and rejects for every other answer, and for none. Has no time-out (R9.11).
 */
export const callPlatform = async (path: string, { headers, ...request }: Call): Promise<Response> => {
  const url = new URL(`${environment.apiBaseUrl}${path}`, location.href);
  const response = await fetch(url, { ...request, headers: { ...headers, ...xsrfHeader(url) } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response;
};
