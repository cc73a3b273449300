import { useEffect, useState } from "react";

/** True once the page and everything essential has loaded; decoration waits until then. */
export const useAfterLoad = (): boolean => {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    const onLoad = (): void => {
      setHasLoaded(true);
    };
    if (document.readyState === "complete") onLoad();
    else window.addEventListener("load", onLoad, { once: true });
    return () => {
      window.removeEventListener("load", onLoad);
    };
  }, []);
  return hasLoaded;
};
