import styled from "styled-components";
import { ContourLines } from "../../../src/components/ContourLines/ContourLines";
import { ContourProgress } from "../../../src/components/ContourProgress/ContourProgress";
import { Icon, type IconName, icons } from "../../../src/components/Icon/Icon";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { State, States } from "../specimen/State";

const STEPS = 5;

/** The motif on a dark band. */
export const ContourLinesSpecimen = () => (
  <OneGround $ground="ink">
    <Window>
      <ContourLines />
    </Window>
  </OneGround>
);

/** The first step, a middle one, and the summit, each on a terrain of its own. */
export const ContourProgresses = () => (
  <OnBothGrounds>
    <States>
      {[0, 2, STEPS - 1].map((reached) => (
        <State key={reached} label={`Step ${reached + 1} of ${STEPS}`}>
          <ContourProgress steps={STEPS} reached={reached} terrain={reached + 1} />
        </State>
      ))}
    </States>
  </OnBothGrounds>
);

/** Every drawing by the name that content uses. */
export const Icons = () => (
  <OnBothGrounds>
    <States $width="6.5rem">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <State key={name} label={name}>
          <Icon name={name} />
        </State>
      ))}
    </States>
  </OnBothGrounds>
);

const Window = styled.div`
  position: relative;
  height: 20rem;
  overflow: clip;
`;
