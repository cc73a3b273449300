import type { ExhibitData } from "./Exhibit";
import { FactList, Ink, UnderInk, Withheld } from "./Inked.styles";

interface FactsProps {
  facts: ExhibitData["listing"]["facts"];
  /** For inked values: the stage that discloses them, and what is announced until then. */
  ink?: { from: number; withheld: string };
  /** columns: short figures side by side; lead: the first value is emphasised. */
  look?: "rows" | "columns" | "lead";
}

/** Rows of the sheet, each a name and a value. */
export const Facts = ({ facts, ink, look = "rows" }: FactsProps) => (
  <FactList data-look={look}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {ink ? (
            <>
              <Withheld $from={ink.from}>{ink.withheld}</Withheld>
              <Ink $from={ink.from}>
                <UnderInk $from={ink.from}>{value}</UnderInk>
              </Ink>
            </>
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </FactList>
);
