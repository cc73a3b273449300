import type { ExhibitData } from "./Exhibit";
import { After, Before, Either, SignatureLine, SignatureStroke } from "./Signed.styles";
import { STAGES } from "./stages";

/** A signature that draws itself once the investor engages; the words below say the same. */
export const Signature = ({ unsigned, signed }: Pick<ExhibitData["signature"], "unsigned" | "signed">) => (
  <>
    <SignatureLine>
      <svg viewBox="0 0 220 56" width={220} height={56} aria-hidden>
        <SignatureStroke
          $from={STAGES.engaged}
          pathLength={1}
          d="M8 44C14 28 20 12 27 8c5-3 6 3 4 11-3 11-7 22-8 27 5-15 12-31 19-35 4-2 5 2 3 9-2 8-4 16-2 19 3 4 9-6 12-12-3 6-4 12 0 12 5 0 8-12 13-12 3 0-2 11 2 12 5 1 9-13 14-12 3 1-3 11 2 12 6 1 10-10 16-24 3-8 6-14 3-15-4-1-9 16-9 27 0 9 4 12 9 8 6-5 10-15 15-14 4 1-2 13 3 13 5 1 8-12 13-12 4 0-2 12 3 12 8 0 12-11 20-11 6 0 4 8 10 8 10 0 22-7 46-9"
        />
      </svg>
    </SignatureLine>
    <Either>
      <Before $from={STAGES.engaged}>{unsigned}</Before>
      <After $from={STAGES.engaged}>{signed}</After>
    </Either>
  </>
);
