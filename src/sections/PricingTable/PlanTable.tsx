import { ActionLink } from "../../content-parts/ActionLinks";
import { comparedRows, type Plan, type RowLabels } from "./plan";
import { PlanCell } from "./PlanCell";
import { PlanName, Price, Scroller, Table } from "./PricingTable.styles";

/** Props of {@link PlanTable}. */
export interface PlanTableProps {
  plans: readonly Plan[];
  rows: RowLabels;
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** The plans side by side; the first column stays in sight. */
export const PlanTable = ({ plans, rows, labelledBy }: PlanTableProps) => (
  <Scroller>
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{rows.plan}</th>
          {plans.map(({ slug, name, price, period }) => (
            <th key={slug} scope="col">
              <PlanName>{name}</PlanName>
              <Price>{price}</Price>
              <span>{period}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedRows.map((row) => (
          <tr key={row}>
            <th scope="row">{rows[row]}</th>
            {plans.map((plan) => (
              <td key={plan.slug}>
                <PlanCell content={plan[row]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {plans.map(({ slug, action }) => (
            <td key={slug}>
              <ActionLink action={action} />
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  </Scroller>
);
