import { useEffect, useRef } from "react";

/**
 * Opens the question that the address names (`/faq#slug`) and brings it into view, on arrival and whenever the fragment changes. Most
 * browsers open it on their own, but none does after a link within the site. `showAll` undoes a search that leaves the question out.
 */
export const useAddressedQuestion = (showAll: () => void): void => {
  const showEverything = useRef(showAll);
  useEffect(() => {
    const open = (): void => {
      const question = document.getElementById(window.location.hash.slice(1))?.closest("details");
      // Where the browser has opened it, it has also scrolled there: whoever reads on by now is not called back.
      if (!question || (question.open && !question.closest("[hidden]"))) return;
      if (question.closest("[hidden]")) showEverything.current();
      question.open = true;
      question.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => {
      window.removeEventListener("hashchange", open);
    };
  }, []);
};
