import { type ReactNode, useId } from "react";
import { amountOf } from "../../notation/amounts";
import { cellsOf, isShort } from "../../notation/exhibits";
import { upTo } from "../../theme/breakpoints";
import { ContentPicture } from "../Picture";
import { Drawing, Fact, FactList, Legend, Parts, Share, Text, Title } from "./blocks.styles";
import { type BlockData, type BlockProps, contentOf, type ReadAloud } from "./cells";
import { FilteredTable } from "./FilteredTable";
import { Table, type TableProps } from "./Table";

interface AnyBlockProps {
  block: BlockData;
  words: ReadAloud;
  /** Id of the document's title, which names what has no heading of its own. */
  titleId: string;
}

/** One block of a document. Its heading is a caption: a page's outline ends with the document's title. */
export const Block = ({ block, words, titleId }: AnyBlockProps) => {
  const { title, aside, column, secondary } = block;
  const ownId = useId();
  const heading = title !== null && (
    <Title id={ownId} data-look={block.__typename === "ExhibitText" && column === null ? "lede" : undefined}>
      <span>{contentOf(title, words)}</span>
      {aside !== null && <small>{contentOf(aside, words)}</small>}
    </Title>
  );
  const isTable = block.__typename === "ExhibitTable";
  const group = title !== null && !isTable && ({ role: "group", "aria-labelledby": ownId } as const);
  return (
    <div data-secondary={secondary ?? undefined} style={{ flexGrow: "rows" in block ? block.rows.length : 0 }} {...group}>
      {isTable ? (
        tableOf({ block, words, heading, nameId: title === null ? titleId : ownId })
      ) : (
        <>
          {heading}
          {contentOfBlock(block, words)}
        </>
      )}
    </div>
  );
};

const tableOf = (table: TableProps): ReactNode => {
  const { filterBy } = table.block;
  return filterBy ? <FilteredTable {...table} filterBy={filterBy} /> : <Table {...table} />;
};

const contentOfBlock = (block: Exclude<BlockData, { __typename: "ExhibitTable" }>, words: ReadAloud): ReactNode => {
  switch (block.__typename) {
    case "ExhibitFacts":
      return <Facts block={block} words={words} />;
    case "ExhibitShares":
      return <Shares block={block} words={words} />;
    case "ExhibitText":
      return <Text>{contentOf(block.text, words)}</Text>;
    case "ExhibitPicture":
      return (
        <Drawing>
          <ContentPicture picture={block} sizes={DRAWING_SIZES} />
        </Drawing>
      );
  }
};

/** Half of a paper as wide as the page's column, or all of it. */
const DRAWING_SIZES = `${upTo.tablet} 90vw, 28rem`;

const Facts = ({ block: { rows, total }, words }: BlockProps<"ExhibitFacts">) => (
  <FactList>
    {[...rows, ...(total === null ? [] : [total])].map((line, index) => {
      const [name = "", value = ""] = cellsOf(line);
      return (
        <Fact key={index} data-total={index === rows.length || undefined}>
          <dt>{contentOf(name, words)}</dt>
          <dd data-short={isShort(value) || undefined}>{contentOf(value, words)}</dd>
        </Fact>
      );
    })}
  </FactList>
);

/** The parts of a whole, as one bar above what they are: in a column a line each, with percentages, elsewhere all on a line. */
const Shares = ({ block: { rows, column }, words }: BlockProps<"ExhibitShares">) => {
  const parts = rows.map((line) => {
    const [name = "", value = ""] = cellsOf(line);
    return { name, value, amount: amountOf(value) ?? 0 };
  });
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  const percent = ({ amount }: { amount: number }) => (100 * amount) / whole;
  // Rounded parts that would not add up to the whole have a decimal.
  const digits = parts.reduce((sum, part) => sum + Math.round(percent(part)), 0) === 100 ? 0 : 1;
  const shareOf = (amount: number) => (column === null ? "" : `, ${percent({ amount }).toFixed(digits)}%`);
  return (
    <>
      <Parts aria-hidden>
        {parts.map(({ name, amount }) => (
          <Share key={name} style={{ flexGrow: amount }} />
        ))}
      </Parts>
      <Legend data-look={column === null ? "line" : "list"}>
        {parts.map(({ name, value, amount }) => (
          <Fact key={name}>
            <dt>{contentOf(name, words)}</dt>
            <dd>
              {value}
              {shareOf(amount)}
            </dd>
          </Fact>
        ))}
      </Legend>
    </>
  );
};
