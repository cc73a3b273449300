import { Search } from "lucide";
import { type RefObject, useId } from "react";
import { Button } from "../../components/Button";
import { ChangingText } from "../../components/ChangingText";
import { Glyph } from "../../components/Glyph";
import { fillSlots } from "../../components/text";
import type { Ground } from "../../theme/variables";
import { QUERY_LIMIT } from "./faq-search";
import { Field, Form, Input, Label, Result } from "./FaqSearch.styles";

interface FaqSearchProps {
  /** The ground of the first screen, which it continues. */
  ground: Ground;
  words: Queries.FaqFragment;
  query: string;
  onQuery: (query: string) => void;
  /** Number of items found. */
  found: number;
  input: RefObject<HTMLInputElement>;
}

const resultOf = ({ noMatch, resultOne, resultMany }: Queries.FaqFragment, found: number): string => {
  if (found === 0) return noMatch;
  return fillSlots(found === 1 ? resultOne : resultMany, { n: found });
};

/**
 * The search field and an announced summary of its result. Results appear while typing; Enter only hides the on-screen keyboard, and does
 * nothing before scripts arrive (`method="dialog"`).
 */
export const FaqSearch = ({ ground, words, query, onQuery, found, input }: FaqSearchProps) => {
  const fieldId = useId();
  const isSearching = query.trim() !== "";
  const result = resultOf(words, found);
  return (
    <Form
      role="search"
      data-ground={ground}
      data-needs-scripts
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (window.matchMedia("(pointer: coarse)").matches) input.current?.blur();
      }}
    >
      <Label htmlFor={fieldId}>{words.searchLabel}</Label>
      <Field>
        <Glyph of={Search} size={22} strokeWidth={1.25} />
        <Input
          ref={input}
          id={fieldId}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={QUERY_LIMIT}
          placeholder={words.searchPlaceholder}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        {query !== "" && (
          <Button
            emphasis="quiet"
            onClick={() => {
              onQuery("");
              input.current?.focus();
            }}
          >
            {words.clearSearch}
          </Button>
        )}
      </Field>
      <Result role="status" data-found={found > 0}>
        {isSearching && <ChangingText>{result}</ChangingText>}
      </Result>
    </Form>
  );
};
