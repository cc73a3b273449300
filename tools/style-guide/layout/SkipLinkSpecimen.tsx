import { SkipLink } from "../../../src/frame/SkipLink";
import { OneGround } from "../specimen/Grounds";
import { Stage } from "../specimen/Stage";
import { State } from "../specimen/State";

/** Out of sight until it has the focus. */
export const SkipLinkSpecimen = () => (
  <OneGround $ground="ink">
    <State label="Focus" shown="focus">
      <Stage $height="6rem">
        <SkipLink target="main" />
      </Stage>
    </State>
  </OneGround>
);
