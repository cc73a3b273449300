import { List, Nothing, Unseen } from "./PricingTable.styles";

export interface PlanCellProps {
  content: string | readonly string[];
  /** Heard where a list is empty, and a dash is seen. */
  none?: string;
}

/** What a plan says in one row: a sentence, or a list. */
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
