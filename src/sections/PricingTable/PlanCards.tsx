import { ActionLink } from "../../components/ActionLinks";
import { FoldedRows } from "../../components/FoldedRows/FoldedRows";
import { comparedRows, contentOf, type Plan, type RowLabels } from "./plan";
import { CardName, CardPrice, Facts } from "./PlanCards.styles";
import { PlanCell } from "./PlanCell";

interface PlanCardsProps {
  plans: readonly Plan[];
  rows: RowLabels;
}

/** For screens without room for a table: a list of prices whose rows unfold into plans. */
export const PlanCards = ({ plans, rows }: PlanCardsProps) => (
  <FoldedRows
    rows={plans.map((plan) => ({
      key: plan.slug,
      summary: (
        <>
          <CardName as="h3">{plan.name}</CardName>
          <CardPrice>
            {plan.price} <small>{plan.period}</small>
          </CardPrice>
        </>
      ),
      content: (
        <>
          <Facts>
            {comparedRows.map((row) => (
              <div key={row}>
                <dt>{rows[row]}</dt>
                <dd>
                  <PlanCell content={contentOf(plan, row, rows)} />
                </dd>
              </div>
            ))}
          </Facts>
          <ActionLink action={plan.action} />
        </>
      ),
    }))}
  />
);
