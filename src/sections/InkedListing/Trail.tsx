import type { ExhibitData } from "./Exhibit";
import { Empty, Entries, Entry } from "./Signed.styles";
import { STAGES } from "./stages";

/** The audit trail: each stage adds its lines. */
export const Trail = ({ stages, empty }: { stages: ExhibitData["stages"]; empty: string }) => (
  <Entries>
    <Empty $from={STAGES.engaged}>{empty}</Empty>
    {stages.flatMap(({ trail }, index) =>
      trail.map(({ time, act }) => (
        <Entry key={act} $from={index + 1}>
          <span>{time}</span>
          {act}
        </Entry>
      )),
    )}
  </Entries>
);
