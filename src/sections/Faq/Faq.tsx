import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import type { SectionProps } from "../section-props";
import { useFaqCategories } from "./faq-context";
import { search } from "./faq-search";
import {
  Categories,
  CategoryTitle,
  Entry,
  List,
  Plan,
  Section,
  Subject,
  SubjectCount,
  SubjectEntry,
  Subjects,
  SubjectsTitle,
} from "./Faq.styles";
import { FaqItem } from "./FaqItem";
import { FaqSearch } from "./FaqSearch";
import { useFaq } from "./use-faq";

/** Questions and answers by category, with a search that filters live (R5.7, R5.11, R5.12). */
export const Faq = ({ section, ground }: SectionProps<Queries.FaqFragment>) => {
  const subjectsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const categories = useFaqCategories();
  const { query, setQuery, isOpen, setOpen } = useFaq(categories, input);
  const results = search(categories, query);
  const found = results.reduce((sum, { items }) => sum + items.length, 0);
  /** After a search without matches, the subjects remain as links: their questions must be rendered before the browser follows one. */
  const clearSearch = () => {
    flushSync(() => {
      setQuery("");
    });
  };
  return (
    <Section section={section} ground={ground}>
      <FaqSearch words={section} query={query} onQuery={setQuery} found={found} input={input} />
      <Plan>
        <Subjects aria-labelledby={subjectsId}>
          <SubjectsTitle id={subjectsId}>{section.categoriesLabel}</SubjectsTitle>
          <List>
            {(found > 0 ? results : categories).map(({ slug, title, items }) => (
              <SubjectEntry key={slug}>
                <Subject href={`#${slug}`} onClick={found > 0 ? undefined : clearSearch}>
                  {title}
                  <SubjectCount aria-hidden>{items.length}</SubjectCount>
                </Subject>
              </SubjectEntry>
            ))}
          </List>
        </Subjects>
        <Categories>
          {results.map(({ slug, title, items }) => (
            <section key={slug} id={slug}>
              <CategoryTitle>{title}</CategoryTitle>
              <List>
                {items.map((item) => (
                  <Entry key={item.slug}>
                    <FaqItem
                      item={item}
                      query={query}
                      isOpen={isOpen(item.slug)}
                      onToggle={(open) => {
                        setOpen(item.slug, open);
                      }}
                    />
                  </Entry>
                ))}
              </List>
            </section>
          ))}
        </Categories>
      </Plan>
    </Section>
  );
};
