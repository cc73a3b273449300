import type { CSSProperties, RefObject } from "react";
import { Fact } from "../../components/Exhibit/blocks.styles";
import { Caption, Sheet } from "../../components/Exhibit/Sheet.styles";
import { Ink, Withheld } from "./Ink.styles";
import { Demonstration, Facts, Kicker, Offer, Paper, Reader, StageTexts } from "./Listing.styles";
import { Either, Empty, Entry, Signature, Trail } from "./Record.styles";
import { StageChoice } from "./StageChoice";

/** The listing, as queried by the section's fragment. */
export type ListingData = Queries.RedactedListingFragment["exhibit"];

/** The stage that discloses a part. */
const FROM = { signature: 2, room: 3 } as const;

interface ListingProps {
  exhibit: ListingData;
  lastPart: RefObject<HTMLDivElement>;
  stage: number;
  choose: (stage: number) => void;
}

/** One listing at three stages, which play once and which the visitor may choose. */
export const Listing = ({ exhibit, lastPart, stage, choose }: ListingProps) => {
  const { caption, note, legend, stages, listing, pages, reader, signature, trail } = exhibit;
  return (
    <Demonstration data-stage={stage}>
      <StageChoice legend={legend} stages={stages} chosen={stage} choose={choose} />
      <StageTexts role="status">
        {stages.map(({ label, text }, index) => (
          <p key={label} data-current={stage === index + 1 || undefined} style={{ "--stage": index + 1 } as CSSProperties}>
            {text}
          </p>
        ))}
      </StageTexts>
      <Sheet>
        <Paper>
          <Offer>
            <div>
              <Kicker>{listing.kind}</Kicker>
              <h3>{listing.heading}</h3>
              <FactLines facts={[listing.issuer]} ink={{ from: FROM.signature, ...listing.issuer }} />
            </div>
            <FactLines facts={listing.facts} />
          </Offer>
          <Reader>
            <div>
              <h4>{reader.heading}</h4>
              <FactLines facts={reader.facts} layout="titled" ink={{ from: FROM.signature, ...reader }} />
            </div>
            <div>
              <h4>{signature.label}</h4>
              {/* The words below say the same. */}
              <Signature viewBox="0 0 220 56" aria-hidden>
                <path data-from={FROM.signature} pathLength={1} d={signature.strokes} />
              </Signature>
              <Either>
                <p data-from={FROM.signature}>{signature.unsigned}</p>
                <p data-from={FROM.signature}>{signature.signed}</p>
              </Either>
            </div>
          </Reader>
          <div>
            <h4>{pages.heading}</h4>
            <FactLines facts={pages.facts} ink={{ from: FROM.room, ...pages }} />
          </div>
          <div ref={lastPart}>
            <h4>{trail.heading}</h4>
            <Trail>
              <Empty data-from={stages.findIndex((each) => each.trail.length > 0) + 1}>{trail.empty}</Empty>
              {stages.flatMap((each, index) =>
                each.trail.map(({ time, act }) => (
                  <Entry key={act} data-from={index + 1}>
                    <span>{time}</span>
                    {act}
                  </Entry>
                )),
              )}
            </Trail>
          </div>
        </Paper>
      </Sheet>
      <Caption>
        <span>{caption}</span>
        <span>{note}</span>
      </Caption>
    </Demonstration>
  );
};

interface FactLinesProps {
  facts: ListingData["listing"]["facts"];
  layout?: "lines" | "stacked" | "titled";
  /** For values under ink: the stage that discloses them, and what is read aloud until then. */
  ink?: { from: number; withheld: string };
}

const FactLines = ({ facts, ink, layout = ink ? "stacked" : "lines" }: FactLinesProps) => (
  <Facts data-layout={layout}>
    {facts.map(({ label, value }, index) => (
      <Fact key={label}>
        <dt>{label}</dt>
        {ink ? (
          <dd>
            <Withheld data-from={ink.from}>{ink.withheld}</Withheld>
            <Ink data-from={ink.from} style={{ transitionDelay: `${80 * index}ms` }}>
              <span>{value}</span>
            </Ink>
          </dd>
        ) : (
          <dd>{value}</dd>
        )}
      </Fact>
    ))}
  </Facts>
);
