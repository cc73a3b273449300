import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Band } from "../../components/Band";
import { ChangingText } from "../../components/ChangingText";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { SectionProps } from "../section-props";
import { isFound } from "./faq-search";
import { Categories, Grid, Subjects } from "./Faq.styles";
import { FaqItem } from "./FaqItem";
import { FaqSearch } from "./FaqSearch";

/**
 * Questions and answers by category, with a search that filters live. It starts with the search, on the ground of the first screen, whose
 * main heading has just introduced it.
 *
 * What the search leaves out is hidden, not removed, so that a question stays open through a search.
 */
export const Faq = ({ section, firstGround, ...place }: SectionProps<Queries.FaqFragment>) => {
  const headingId = useId();
  const subjectsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const showAll = () => flushSync(() => setQuery(""));
  useAddressedQuestion(showAll);
  // The visitor may have typed before the page could listen.
  useEffect(() => setQuery(input.current?.value ?? ""), []);

  const categories = (section.questions?.categories ?? []).map((category) => ({
    ...category,
    found: category.items.filter((item) => isFound(item, query)),
  }));
  const total = categories.reduce((sum, { found }) => sum + found.length, 0);

  return (
    <Band {...place} top="none" anchor={section.anchor} labelledBy={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {section.heading}
      </VisuallyHidden>
      <FaqSearch ground={firstGround ?? place.ground} words={section} query={query} onQuery={setQuery} found={total} input={input} />
      <Grid data-found={total > 0}>
        <Subjects aria-labelledby={subjectsId}>
          <p id={subjectsId}>{section.categoriesLabel}</p>
          <ul>
            {categories.map(({ slug, title, items, found }) => {
              // A search without matches still leads to the subjects; their questions must be shown before the browser follows the link.
              const count = (total === 0 ? items : found).length;
              return (
                <li key={slug} hidden={count === 0}>
                  <a href={`#${slug}`} onClick={total === 0 ? showAll : undefined}>
                    {title}
                    <span aria-hidden>
                      <ChangingText>{count}</ChangingText>
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        </Subjects>
        <Categories>
          {categories.map(({ slug, title, items, found }) => (
            <section key={slug} id={slug} hidden={found.length === 0}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item.slug} hidden={!found.includes(item)}>
                    <FaqItem item={item} query={query} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Categories>
      </Grid>
    </Band>
  );
};

/**
 * Opens the question that the address names (`/faq#slug`) and brings it into view, on arrival and whenever the fragment changes. Most
 * browsers open it on their own, but none does after a link within the site. `showAll` undoes a search that leaves the question out.
 */
const useAddressedQuestion = (showAll: () => void): void => {
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
    return () => window.removeEventListener("hashchange", open);
  }, []);
};

export const faqFragment = graphql`
  fragment Faq on FaqSection {
    anchor
    heading
    searchLabel
    searchPlaceholder
    clearSearch
    categoriesLabel
    resultOne
    resultMany
    noMatch
    questions {
      categories {
        slug
        title
        items {
          slug
          question
          answer
        }
      }
    }
  }
`;
