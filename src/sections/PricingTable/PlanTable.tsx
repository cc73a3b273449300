import { ActionLink } from "../../components/ActionLinks";
import { GroupTitle, List, Nothing, PlanName, Price, Table, Unseen } from "./PricingTable.styles";

interface PlanTableProps {
  plans: readonly Plan[];
  rows: RowLabels;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** The plans side by side, their features aligned line by line. The names of the plans stay in view. */
export const PlanTable = ({ plans, rows, labelledBy }: PlanTableProps) => {
  const rowOf = (row: "bestFor" | "overview" | "addOns") => (
    <tr>
      <th scope="row">{rows[row]}</th>
      {plans.map((plan) => (
        <td key={plan.slug}>
          <PlanCell content={plan[row]} />
        </td>
      ))}
    </tr>
  );
  return (
    <Table aria-labelledby={labelledBy}>
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
        <tr>
          <th scope="row">{rows.price}</th>
          {plans.map(({ slug, price, period }) => (
            <td key={slug}>
              <Price>{price}</Price>
              {period}
            </td>
          ))}
        </tr>
        <tr data-actions-row>
          <td />
          {plans.map(({ slug, action }) => (
            <td key={slug}>
              <ActionLink action={action} />
            </td>
          ))}
        </tr>
        {rowOf("bestFor")}
        {rowOf("overview")}
      </tbody>
      <tbody>
        <tr>
          <GroupTitle scope="rowgroup" colSpan={plans.length + 1}>
            {rows.features}
          </GroupTitle>
        </tr>
        {rows.lines.map(({ slug, label }) => (
          <tr key={slug} data-line>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.slug}>
                <PlanCell content={featuresIn(plan, slug)} none={rows.none} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>{rowOf("addOns")}</tbody>
    </Table>
  );
};

interface PlanCellProps {
  content: string | readonly string[];
  /** Announced for an empty list, which shows a dash. */
  none?: string;
}

/** A plan's entry in one row: a sentence, or a list. */
export const PlanCell = ({ content, none }: PlanCellProps) => {
  if (typeof content === "string") return <p>{content}</p>;
  if (content.length === 0) {
    return (
      <Nothing>
        <Unseen>{none}</Unseen>
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

/** A plan: a column of the table, or a card. */
export type Plan = Queries.PricingTableFragment["plans"][number];

/** The names of the rows. */
export type RowLabels = Queries.PricingTableFragment["rows"];

/** What a plan includes in one line of its features. */
export const featuresIn = ({ features }: Plan, slug: string): readonly string[] =>
  features.filter(({ line }) => line === slug).map(({ text }) => text);
