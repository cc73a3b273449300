import { useId, useRef } from "react";
import { Caption, Frame, Heading, Kind, Listing, Pages, Part, AuditTrail, Sheet, Side } from "./Exhibit.styles";
import { Facts } from "./Facts";
import { After, Before, Either, Empty, Entries, Entry, SignatureLine, SignatureStroke } from "./Signed.styles";
import { STAGES } from "./stages";
import { Legend, Stage, StageChoice, StageName, Stages, StageText } from "./Stages.styles";
import { usePlayedStages } from "./use-played-stages";

/** The exhibit, as queried by the section's fragment. */
export type ExhibitData = Queries.RedactedListingFragment["exhibit"];

/**
 * One listing at three stages, which play once and which the visitor may choose. They are native radio buttons, and CSS does the rest: it
 * works before any script, and keeps redacted words out of the accessibility tree.
 */
export const Exhibit = ({
  exhibit: { caption, note, legend, stages, listing, pages, reader, signature, trail },
}: {
  exhibit: ExhibitData;
}) => {
  const name = useId();
  const legendId = useId();
  const record = useRef<HTMLDivElement>(null);
  usePlayedStages(record);
  return (
    <Frame data-exhibit>
      <Stages role="radiogroup" aria-labelledby={legendId}>
        <Legend id={legendId}>{legend}</Legend>
        {stages.map(({ label }, index) => (
          <Stage key={label}>
            <StageName>
              <StageChoice type="radio" name={name} value={index + 1} defaultChecked={index === 0} />
              {label}
            </StageName>
          </Stage>
        ))}
      </Stages>
      <StageText role="status">
        {stages.map(({ label, text }, index) => (
          <p key={label} data-stage={index + 1}>
            {text}
          </p>
        ))}
      </StageText>
      <Sheet>
        <Listing>
          <Kind>{listing.kind}</Kind>
          <Heading>{listing.heading}</Heading>
          <Facts facts={[listing.issuer]} ink={{ from: STAGES.engaged, withheld: listing.issuer.withheld }} />
          <Facts facts={listing.facts} look="columns" />
        </Listing>
        <Side>
          <Part>
            <h4>{reader.heading}</h4>
            <Facts facts={reader.facts} look="lead" ink={{ from: STAGES.engaged, withheld: reader.withheld }} />
          </Part>
          <Part>
            <h4>{signature.label}</h4>
            <Signature {...signature} />
          </Part>
        </Side>
        <Pages>
          <h4>{pages.heading}</h4>
          <Facts facts={pages.facts} ink={{ from: STAGES.opened, withheld: pages.withheld }} />
        </Pages>
        <AuditTrail ref={record}>
          <h4>{trail.heading}</h4>
          <Trail stages={stages} empty={trail.empty} />
        </AuditTrail>
      </Sheet>
      <Caption>
        <span>{caption}</span>
        <span>{note}</span>
      </Caption>
    </Frame>
  );
};

/** A signature that draws itself once the investor engages; the words below say the same. */
const Signature = ({ unsigned, signed }: Pick<ExhibitData["signature"], "unsigned" | "signed">) => (
  <>
    <SignatureLine>
      <svg viewBox="0 0 220 56" width={220} height={56} aria-hidden>
        <SignatureStroke
          $stage={STAGES.engaged}
          pathLength={1}
          d="M8 44C14 28 20 12 27 8c5-3 6 3 4 11-3 11-7 22-8 27 5-15 12-31 19-35 4-2 5 2 3 9-2 8-4 16-2 19 3 4 9-6 12-12-3 6-4 12 0 12 5 0 8-12 13-12 3 0-2 11 2 12 5 1 9-13 14-12 3 1-3 11 2 12 6 1 10-10 16-24 3-8 6-14 3-15-4-1-9 16-9 27 0 9 4 12 9 8 6-5 10-15 15-14 4 1-2 13 3 13 5 1 8-12 13-12 4 0-2 12 3 12 8 0 12-11 20-11 6 0 4 8 10 8 10 0 22-7 46-9"
        />
      </svg>
    </SignatureLine>
    <Either>
      <Before $stage={STAGES.engaged}>{unsigned}</Before>
      <After $stage={STAGES.engaged}>{signed}</After>
    </Either>
  </>
);

/** The audit trail: each stage adds its lines. */
const Trail = ({ stages, empty }: { stages: ExhibitData["stages"]; empty: string }) => (
  <Entries>
    <Empty $stage={STAGES.engaged}>{empty}</Empty>
    {stages.flatMap(({ trail }, index) =>
      trail.map(({ time, act }) => (
        <Entry key={act} $stage={index + 1}>
          <span>{time}</span>
          {act}
        </Entry>
      )),
    )}
  </Entries>
);
