import { graphql } from "gatsby";
import { useId } from "react";
import { HeadedBand } from "../../components/HeadedBand";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import type { SectionProps } from "../section-props";
import { Choice, Comparison } from "./Choice.styles";
import { GroupTitle, List, Nothing, PlanName, Table } from "./PricingTable.styles";

/** What the plans include, side by side; their names stay in view. Phones have room for one, which a radio button chooses. */
export const PricingTable = ({ section, ...place }: SectionProps<Queries.PricingTableFragment>) => {
  const group = useId();
  const { rows, plans } = section;
  const row = (label: string, contentOf: (plan: Plan) => string | readonly string[], isLine?: boolean) => (
    <tr key={label} data-line={isLine}>
      <th scope="row">{label}</th>
      {plans.map((plan) => (
        <td key={plan.slug} data-plan={plan.slug}>
          <Cell content={contentOf(plan)} none={rows.none} />
        </td>
      ))}
    </tr>
  );
  return (
    <HeadedBand section={section} {...place}>
      {(headingId) => (
        <Comparison $plans={plans.map(({ slug }) => slug)}>
          <Choice>
            <VisuallyHidden as="legend">{rows.plan}</VisuallyHidden>
            {plans.map(({ slug, name }, index) => (
              <label key={slug}>
                <input type="radio" name={group} value={slug} defaultChecked={index === 0} />
                {name}
              </label>
            ))}
          </Choice>
          <Table aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col">{rows.plan}</th>
                {plans.map(({ slug, name }) => (
                  <th key={slug} scope="col">
                    <PlanName>{name}</PlanName>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {row(rows.bestFor, ({ bestFor }) => bestFor)}
              {row(rows.overview, ({ overview }) => overview)}
            </tbody>
            <tbody>
              <tr>
                <GroupTitle scope="rowgroup" colSpan={plans.length + 1}>
                  {rows.features}
                </GroupTitle>
              </tr>
              {rows.lines.map(({ slug, label }) => row(label, ({ features }) => textsOn(slug, features), true))}
            </tbody>
            <tbody>{row(rows.addOns, ({ addOns }) => addOns)}</tbody>
          </Table>
        </Comparison>
      )}
    </HeadedBand>
  );
};

/** A column of the table. */
type Plan = Queries.PricingTableFragment["plans"][number];

/** What a plan includes in one line of its features. */
const textsOn = (slug: string, features: Plan["features"]): readonly string[] =>
  features.filter(({ line }) => line === slug).map(({ text }) => text);

/** A plan's entry in one row: a sentence, or a list; a dash for an empty list, read aloud as `none`. */
const Cell = ({ content, none }: { content: string | readonly string[]; none: string }) => {
  if (typeof content === "string") return <p>{content}</p>;
  if (content.length === 0) {
    return (
      <Nothing data-nothing="">
        <VisuallyHidden>{none}</VisuallyHidden>
      </Nothing>
    );
  }
  return (
    <List>
      {content.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </List>
  );
};

export const pricingTableFragment = graphql`
  fragment PricingTable on PricingTableSection {
    ...HeadedBand
    rows {
      plan
      bestFor
      overview
      features
      lines {
        slug
        label
      }
      none
      addOns
    }
    plans {
      slug
      name
      bestFor
      overview
      features {
        line
        text
      }
      addOns
    }
  }
`;
