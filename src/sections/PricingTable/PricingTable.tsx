import { graphql } from "gatsby";
import { HeadedBand } from "../../components/HeadedBand";
import type { SectionProps } from "../section-props";
import { PlanCards } from "./PlanCards";
import { PlanTable } from "./PlanTable";
import { Note } from "./PricingTable.styles";

/** The comparison of plans: a table if there is room, or a card for each plan on small screens (CSS hides one of the two). */
export const PricingTable = ({ section, ground }: SectionProps<Queries.PricingTableFragment>) => {
  const { rows, plans, note } = section;
  return (
    <HeadedBand section={section} ground={ground}>
      {(headingId) => (
        <>
          <PlanTable plans={plans} rows={rows} labelledBy={headingId} />
          <PlanCards plans={plans} rows={rows} />
          {note !== null && <Note>{note}</Note>}
        </>
      )}
    </HeadedBand>
  );
};

export const pricingTableFragment = graphql`
  fragment PricingTable on PricingTableSection {
    anchor
    heading
    intro
    rows {
      plan
      price
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
      price
      period
      bestFor
      overview
      features {
        line
        text
      }
      addOns
      action {
        ...ActionFields
      }
    }
    note
  }
`;
