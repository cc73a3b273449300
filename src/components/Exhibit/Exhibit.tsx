import { graphql } from "gatsby";
import { useId } from "react";
import { MARKS } from "../../notation/exhibits";
import { useLabels } from "../site-context";
import { Block } from "./blocks";
import { type BlockData, contentOf, type ReadAloud } from "./cells";
import { Mark } from "./cells.styles";
import { Caption, Columns, Figure, Foot, Head, Page, Sheet, SheetColumn } from "./Sheet.styles";

interface ExhibitProps {
  exhibit: Queries.ExhibitFragment;
  /** The level of its title among the page's headings. */
  level?: 2 | 3 | 4;
  /** Whether it says that it is illustrative. Several in one section leave that to the section. */
  hasNotice?: boolean;
  /** Whether its sheet casts a shadow. */
  isFloating?: boolean;
}

/** A document of the product, as text: it fits any width, and an editor can change every word of it. */
export const Exhibit = ({ exhibit, level = 3, hasNotice = true, isFloating = false }: ExhibitProps) => {
  const { kicker, title, aside, blocks, marks, foot, caption } = exhibit;
  const titleId = useId();
  const { withheld, illustrative } = useLabels();
  const words = { withheld, marks };
  const Heading = `h${level}` as const;
  const show = (shown: readonly BlockData[]) =>
    shown.map((block, index) => <Block key={index} block={block} words={words} titleId={titleId} />);
  return (
    <Figure aria-labelledby={titleId}>
      <Sheet data-floating={isFloating || undefined}>
        <Page>
          <Head>
            <hgroup>
              {kicker !== null && <p>{kicker}</p>}
              <Heading id={titleId}>{title}</Heading>
            </hgroup>
            {aside && <Lines lines={aside} words={words} />}
          </Head>
          {runsOf(blocks).map((run, index) =>
            run[0]?.column === null ? (
              <SheetColumn key={index}>{show(run)}</SheetColumn>
            ) : (
              <Columns key={index}>
                <SheetColumn>{show(run.filter(({ column }) => column === "left"))}</SheetColumn>
                <SheetColumn data-notice={run.some(({ column }) => column === "notice") || undefined}>
                  {show(run.filter(({ column }) => column !== "left"))}
                </SheetColumn>
              </Columns>
            ),
          )}
          {(marks ?? foot) && (
            <Foot>
              {marks && (
                <p>
                  {Object.values(MARKS).map(
                    (state) =>
                      marks[state] !== null && (
                        <span key={state}>
                          <Mark data-mark={state} aria-hidden /> {marks[state]}
                        </span>
                      ),
                  )}
                </p>
              )}
              {foot && <Lines lines={foot} words={words} />}
            </Foot>
          )}
        </Page>
      </Sheet>
      {hasNotice && (
        <Caption>
          {caption !== null && <span>{caption}</span>}
          <span>{illustrative}</span>
        </Caption>
      )}
    </Figure>
  );
};

const Lines = ({ lines, words }: { lines: readonly string[]; words: ReadAloud }) => (
  <div>
    {lines.map((line, index) => (
      <p key={index}>{contentOf(line, words)}</p>
    ))}
  </div>
);

/** Blocks that stand below each other over the whole width, or in two columns. */
const runsOf = (blocks: readonly BlockData[]): BlockData[][] =>
  blocks.reduce<BlockData[][]>((runs, block) => {
    const last = runs.at(-1);
    if (last && (last[0]?.column === null) === (block.column === null)) last.push(block);
    else runs.push([block]);
    return runs;
  }, []);

export const exhibitFragment = graphql`
  fragment Exhibit on Exhibit {
    kicker
    title
    aside
    caption
    foot
    marks {
      done
      underWay
      notYet
    }
    blocks {
      __typename
      ... on PlacedBlock {
        title
        aside
        column
        secondary
      }
      ... on ExhibitTable {
        columns {
          head
          look
          secondary
          belowName
          scale
        }
        rows
        total
        onPhones
        filterBy {
          column
          all
          counted
        }
      }
      ... on ExhibitFacts {
        rows
        total
      }
      ... on ExhibitShares {
        rows
      }
      ... on ExhibitText {
        text
      }
      ... on ExhibitPicture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], quality: 80)
          }
        }
      }
    }
  }
`;
