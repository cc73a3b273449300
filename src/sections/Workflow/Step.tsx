import { useId } from "react";
import styled from "styled-components";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import { Glyph } from "../../components/Glyph";
import { from } from "../../theme/breakpoints";
import { icons } from "../../theme/icons";
import { hairlineAbove, plainList, smallCapitals } from "../../theme/mixins";

/** One step of a workflow. */
type StepData = NonNullable<Queries.WorkflowFragment["workflow"]>["steps"][number];

interface StepProps {
  step: StepData;
  /** Its number, from 1. */
  number: number;
  isHidden: boolean;
  /** Heading of its features. */
  featuresTitle: string;
}

/** A step: title, text and features, with its document beside them. The number is decorative: the list and the viewer announce it. */
export const Step = ({ step: { icon, title, description, features, exhibit }, number, isHidden, featuresTitle }: StepProps) => {
  const titleId = useId();
  return (
    <StepItem hidden={isHidden}>
      <Text>
        <Head>
          <Mark aria-hidden>
            <span>{number}</span>
            <Glyph of={icons[icon]} size={28} strokeWidth={1.25} />
          </Mark>
          <Title>{title}</Title>
        </Head>
        <p>{description}</p>
      </Text>
      <div>
        <FeaturesTitle id={titleId}>{featuresTitle}</FeaturesTitle>
        <FeatureList aria-labelledby={titleId}>
          {features.map((feature) => (
            <Feature key={feature}>{feature}</Feature>
          ))}
        </FeatureList>
      </div>
      {exhibit && <Exhibit exhibit={exhibit} level={4} />}
    </StepItem>
  );
};

const StepItem = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-5) var(--space-6);
  padding-block: var(--space-5);

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding-block: var(--space-6);

    /* A document stands beside text and features. */
    &:has(> figure) {
      grid-template-rows: auto 1fr;

      > figure {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
  &:not(:first-child) {
    ${hairlineAbove}
  }
  /* One at a time, all lie in one place, so that the tallest sets the height and nothing below moves. */
  [data-all="false"] & {
    @media screen {
      grid-area: 1 / 1;
      padding-bottom: 0;
      border: 0;
      animation: appears var(--time-control);
    }
  }
  &[hidden] {
    @media screen {
      visibility: hidden;
      animation: none;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  max-width: var(--measure);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  font-size: var(--type-step);
  line-height: 1.15;
`;

const Mark = styled.div`
  display: flex;
  gap: var(--space-3);
  color: var(--on-link);
  font-family: var(--font-serif);
  font-variant-numeric: lining-nums;

  /* The viewer says which step it is. */
  [data-all="false"] & > span {
    @media screen and (scripting: enabled) {
      display: none;
    }
  }
`;

const Title = styled.h3`
  font-size: inherit;
  line-height: inherit;
`;

const FeaturesTitle = styled.p`
  ${smallCapitals}
  padding-bottom: var(--space-3);
  color: var(--on-quiet);
`;

const FeatureList = styled.ul`
  ${plainList}
`;

const Feature = styled.li`
  ${hairlineAbove}
  padding-block: var(--space-2);
  color: var(--on-heading);
  font-size: var(--type-base);
`;
