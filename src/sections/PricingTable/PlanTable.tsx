import { ActionLink } from "../../components/ActionLinks";
import { featuresIn, type Plan, type RowLabels } from "./PlanCell";
import { PlanCell } from "./PlanCell";
import { GroupTitle, PlanName, Price, Table } from "./PricingTable.styles";

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
