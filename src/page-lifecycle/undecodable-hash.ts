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
 * Keeps fragments that cannot be decoded (`/faq#%E0%A4%A`, a mangled link) away from Gatsby, which decodes every one and would show
 * nothing at all after the exception. A page that is opened so is loaded again without its fragment; then the promise never ends, for
 * nothing of this page shall start any more.
 */
export const refuseUndecodableHash = async (): Promise<void> => {
  if (!isDecodable(window.location.hash)) {
    window.location.replace(addressWithoutHash());
    await new Promise(() => undefined);
  }
  // Gatsby's router listens from its first render on, so this comes before it.
  window.addEventListener("popstate", () => {
    if (!isDecodable(window.location.hash)) window.history.replaceState(window.history.state, "", addressWithoutHash());
  });
};
