import { List } from "./PricingTable.styles";

/** What a plan says in one row: a sentence, or a list. */
export const PlanCell = ({ content }: { content: string | readonly string[] }) =>
  typeof content === "string" ? (
    <p>{content}</p>
  ) : (
    <List>
      {content.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </List>
  );
