import { useId, useRef } from "react";
import { Caption, Frame, Heading, Kind, Listing, Pages, Part, Record, Sheet, Side } from "./Exhibit.styles";
import { Facts } from "./Facts";
import { Signature } from "./Signature";
import { STAGES } from "./stages";
import { Legend, StageText, Stage, StageChoice, StageName, Stages } from "./Stages.styles";
import { Trail } from "./Trail";
import { usePlayedStages } from "./use-played-stages";

/** The exhibit, as queried by the section's fragment. */
export type ExhibitData = Queries.InkedListingFragment["exhibit"];

/**
 * One listing at three stages, which play once and which the visitor may choose. They are native radio buttons, and CSS does the rest: it
 * works before any script, and keeps inked words out of the accessibility tree.
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
        <Record ref={record}>
          <h4>{trail.heading}</h4>
          <Trail stages={stages} empty={trail.empty} />
        </Record>
      </Sheet>
      <Caption>
        <span>{caption}</span>
        <span>{note}</span>
      </Caption>
    </Frame>
  );
};
