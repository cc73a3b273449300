import type { ReactNode } from "react";
import { ActionLink } from "../../components/ActionLinks";
import { CardPrice, Cards, Facts, Lines, Summary, Unfolded } from "./PlanCards.styles";
import { featuresIn, type Plan, PlanCell, type RowLabels } from "./PlanTable";
import { PlanName } from "./PricingTable.styles";

interface PlanCardsProps {
  plans: readonly Plan[];
  rows: RowLabels;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** For screens without room for a table: a list of prices whose rows unfold into plans. */
export const PlanCards = ({ plans, rows }: PlanCardsProps) => (
  <Cards>
    {plans.map((plan) => (
      <li key={plan.slug}>
        <details>
          <Summary>
            <PlanName as="h3">{plan.name}</PlanName>
            <CardPrice>
              {plan.price} <small>{plan.period}</small>
            </CardPrice>
          </Summary>
          <Unfolded>
            <Facts>
              <Fact label={rows.bestFor}>
                <PlanCell content={plan.bestFor} />
              </Fact>
              <Fact label={rows.overview}>
                <PlanCell content={plan.overview} />
              </Fact>
              <Fact label={rows.features}>
                <Lines>
                  {rows.lines.map(({ slug, label }) => (
                    <Fact key={slug} label={label}>
                      <PlanCell content={featuresIn(plan, slug)} none={rows.none} />
                    </Fact>
                  ))}
                </Lines>
              </Fact>
              <Fact label={rows.addOns}>
                <PlanCell content={plan.addOns} />
              </Fact>
            </Facts>
            <ActionLink action={plan.action} />
          </Unfolded>
        </details>
      </li>
    ))}
  </Cards>
);
