import { useRef, useState } from "react";
import { useFaqCategories } from "../../../src/sections/Faq/faq-context";
import { FaqItem } from "../../../src/sections/Faq/FaqItem";
import { FaqSearch } from "../../../src/sections/Faq/FaqSearch";
import { OnBothGrounds } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { PointerStates, State, States } from "../specimen/State";

/** Closed in each state, open, and with a match that only the answer holds. */
export const FaqItems = () => {
  const item = useFaqCategories()[0]?.items[0];
  const wordOfAnswer = item?.answer.split(/\W+/u).findLast((word) => word.length > 6) ?? "";
  return (
    <OnBothGrounds width="full">
      <States $width="20rem">
        <PointerStates>
          <Question />
        </PointerStates>
        <State label="Open">
          <Question startsOpen />
        </State>
        <State label="Closed, with a match in its answer">
          <Question query={wordOfAnswer} />
        </State>
      </States>
    </OnBothGrounds>
  );
};

const Question = ({ query = "", startsOpen = false }: { query?: string; startsOpen?: boolean }) => {
  const item = useFaqCategories()[0]?.items[0];
  const [isOpen, setIsOpen] = useState(startsOpen);
  // Its address belongs to the FAQ section further down.
  return item ? <FaqItem item={{ ...item, slug: "" }} query={query} isOpen={isOpen} onToggle={setIsOpen} /> : null;
};

/** Empty in each state, with matches, and with none. */
export const FaqSearches = () => (
  <OnBothGrounds width="full">
    <States $width="20rem">
      <PointerStates>
        <Search />
      </PointerStates>
      <State label="Some found">
        <Search text="security" found={3} />
      </State>
      <State label="Nothing found">
        <Search text="helicopter" found={0} />
      </State>
    </States>
  </OnBothGrounds>
);

const Search = ({ text = "", found = 0 }: { text?: string; found?: number }) => {
  const [words] = useSections("FaqSection");
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(text);
  return words ? <FaqSearch words={words} query={query} onQuery={setQuery} found={found} input={input} /> : null;
};
