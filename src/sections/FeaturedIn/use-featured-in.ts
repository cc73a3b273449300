import { useEffect, useState } from "react";
import { type FeaturedInResult, fetchFeaturedIn } from "../../services/featured-in";

/** The strip's state: loading at first, then loaded or error (R10.3). */
type FeaturedInState = FeaturedInResult | { phase: "loading"; items: [] };

/** Fetches the press strip's entries once, on first render. */
export const useFeaturedIn = (): FeaturedInState => {
  const [state, setState] = useState<FeaturedInState>({ phase: "loading", items: [] });
  useEffect(() => {
    const controller = new AbortController();
    void fetchFeaturedIn(controller.signal).then((result) => {
      if (!controller.signal.aborted) setState(result);
    });
    return () => {
      controller.abort();
    };
  }, []);
  return state;
};
