import { Band } from "../../../src/components/Band/Band";
import { Highlight } from "../../../src/components/Highlight/Highlight";
import type { Ground } from "../../../src/theme/variables";
import { OnBothGrounds } from "../specimen/Grounds";

const grounds: readonly Ground[] = ["paper", "band", "ink"];

/** The three grounds that a section may stand on. */
export const Bands = () => (
  <div>
    {grounds.map((ground) => (
      <Band key={ground} ground={ground} height="short">
        <h4>{ground}</h4>
        <p>
          Body text, with <a href="#components-band">a link</a> in it.
        </p>
      </Band>
    ))}
  </div>
);

/** What a search has found in a sentence. */
export const Highlights = () => (
  <OnBothGrounds>
    <p>
      <Highlight text="Each data room has its own permissions, and each permission its own log." query="permission" />
    </p>
  </OnBothGrounds>
);
