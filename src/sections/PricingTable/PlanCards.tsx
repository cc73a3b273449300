import { ActionLink } from "../../content-parts/ActionLinks";
import { comparedRows, type Plan, type RowLabels } from "./plan";
import { PlanCell } from "./PlanCell";
import { Card, Cards, CardHead, Facts, PlanName, Price } from "./PricingTable.styles";

/** Props of {@link PlanCards}. */
export interface PlanCardsProps {
  plans: readonly Plan[];
  rows: RowLabels;
}

/** The plans below each other, for screens without room for a table. */
export const PlanCards = ({ plans, rows }: PlanCardsProps) => (
  <Cards>
    {plans.map((plan) => (
      <Card key={plan.slug}>
        <CardHead>
          <PlanName as="h3">{plan.name}</PlanName>
          <Price>{plan.price}</Price>
          <span>{plan.period}</span>
        </CardHead>
        <Facts>
          {comparedRows.map((row) => (
            <div key={row}>
              <dt>{rows[row]}</dt>
              <dd>
                <PlanCell content={plan[row]} />
              </dd>
            </div>
          ))}
        </Facts>
        <ActionLink action={plan.action} />
      </Card>
    ))}
  </Cards>
);
