import { graphql } from "gatsby";
import { useRef } from "react";
import { Fact } from "../../components/Exhibit/blocks.styles";
import { Caption, Sheet } from "../../components/Exhibit/Sheet.styles";
import { HeadedBand } from "../../components/HeadedBand";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { cellsOf } from "../../notation/exhibits";
import type { SectionProps } from "../section-props";
import { Ink, Record, Redacted, Signature } from "./Ink.styles";
import { Demonstration, Facts, Kicker, Paper, Reader, Room, StageTexts, Terms } from "./RedactedListing.styles";
import { StageChoice } from "./StageChoice";
import { useStages } from "./use-stages";

/** Demonstrates discretion: one listing at three stages, which play once and which the visitor may choose. */
export const RedactedListing = ({ section, ...place }: SectionProps<Queries.RedactedListingFragment>) => {
  const lastPart = useRef<HTMLDivElement>(null);
  const [stage, choose] = useStages(lastPart);
  const { caption, note, legend, stages, kind, issuer, terms, reader, signature, pages, trail } = section.listing;
  /** Marks a part until the stage that discloses it. */
  const until = (from: number) => ({ "data-covered": stage < from || undefined });
  const redacted = section.redacted ?? "";
  const heading = (
    <>
      {section.heading.slice(0, section.heading.length - redacted.length)}
      <Redacted {...until(2)}>{redacted}</Redacted>
    </>
  );
  const entries = stages.flatMap((each, index) => each.trail.map(cellsOf).map(([time, act]) => ({ time, act, from: index + 1 })));
  return (
    <HeadedBand section={{ ...section, heading }} {...place}>
      <Demonstration data-stage={stage}>
        <StageChoice legend={legend} stages={stages} chosen={stage} choose={choose} />
        <StageTexts role="status">
          {stages.map(({ label, text }, index) => (
            <p key={label} data-current={stage === index + 1 || undefined}>
              {text}
            </p>
          ))}
        </StageTexts>
        <Sheet>
          <Paper>
            <Terms>
              <div>
                <Kicker>{kind}</Kicker>
                <h3>{issuer.heading}</h3>
                <FactLines {...issuer} {...until(2)} />
              </div>
              <FactLines rows={terms} />
            </Terms>
            <Reader data-ground="shaded">
              <div>
                <h4>{reader.heading}</h4>
                <FactLines {...reader} {...until(2)} />
              </div>
              <div>
                <h4>{signature.label}</h4>
                {/* The words below say the same. */}
                <Signature {...until(2)} viewBox="0 0 220 56" aria-hidden>
                  <path pathLength={1} d={signature.strokes} />
                </Signature>
                <Record>
                  {stage < 2 && <li data-needs-scripts>{signature.unsigned}</li>}
                  <li {...until(2)}>{signature.signed}</li>
                </Record>
              </div>
            </Reader>
            <Room>
              <div>
                <h4>{pages.heading}</h4>
                <FactLines {...pages} {...until(3)} />
              </div>
              <div ref={lastPart}>
                <h4>{trail.heading}</h4>
                <Record>
                  {entries.every(({ from }) => stage < from) && <li data-needs-scripts>{trail.empty}</li>}
                  {entries.map(({ time, act, from }) => (
                    <li key={act} {...until(from)}>
                      <span>{time}</span>
                      {act}
                    </li>
                  ))}
                </Record>
              </div>
            </Room>
          </Paper>
        </Sheet>
        <Caption>
          <span>{caption}</span>
          <span>{note}</span>
        </Caption>
      </Demonstration>
    </HeadedBand>
  );
};

type FactLinesProps = Pick<Queries.RedactedListingPartFragment, "rows"> & { withheld?: string; "data-covered"?: true | undefined };

/** Values under ink have words to be read aloud instead. */
const FactLines = ({ rows, withheld, ...covered }: FactLinesProps) => (
  <Facts data-look={withheld === undefined ? "lines" : "stacked"}>
    {rows.map(cellsOf).map(([label, value], index) => (
      <Fact key={label}>
        <dt>{label}</dt>
        <dd>
          {covered["data-covered"] && <VisuallyHidden data-needs-scripts>{withheld}</VisuallyHidden>}
          <Ink {...covered} style={{ transitionDelay: `${80 * index}ms` }}>
            <span>{value}</span>
          </Ink>
        </dd>
      </Fact>
    ))}
  </Facts>
);

export const redactedListingFragment = graphql`
  fragment RedactedListingPart on RedactedListingPart {
    heading
    withheld
    rows
  }

  fragment RedactedListing on RedactedListingSection {
    ...HeadedBand
    redacted
    listing {
      caption
      note
      legend
      stages {
        label
        text
        trail
      }
      kind
      issuer {
        ...RedactedListingPart
      }
      terms
      reader {
        ...RedactedListingPart
      }
      signature {
        label
        strokes
        unsigned
        signed
      }
      pages {
        ...RedactedListingPart
      }
      trail {
        heading
        empty
      }
    }
  }
`;
