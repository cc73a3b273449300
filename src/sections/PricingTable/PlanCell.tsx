import { List, Nothing, Unseen } from "./PricingTable.styles";

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
