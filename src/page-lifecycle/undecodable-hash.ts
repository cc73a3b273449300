const isDecodable = (hash: string): boolean => {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
};

const addressWithoutHash = (): string => window.location.pathname + window.location.search;

/**
 * Keeps fragments that cannot be decoded (`/faq#%E0%A4%A`, a mangled link) away from Gatsby, which decodes each one and would show an empty
 * page after the exception. A page opened with one is reloaded without it; the promise then stays pending, so that nothing on this page
 * starts.
 */
export const refuseUndecodableHash = async (): Promise<void> => {
  if (!isDecodable(window.location.hash)) {
    window.location.replace(addressWithoutHash());
    await new Promise(() => undefined);
  }
  // Registered before the first render, when Gatsby's router starts to listen.
  window.addEventListener("popstate", () => {
    if (!isDecodable(window.location.hash)) window.history.replaceState(window.history.state, "", addressWithoutHash());
  });
};
