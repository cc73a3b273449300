import { useId } from "react";
import styled from "styled-components";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import { Icon } from "../../components/Icon";
import { below, from } from "../../theme/breakpoints";
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

/** A step: number, title, text, and the features beside them. The number is decorative: the list and the viewer announce it. */
export const Step = ({ step: { icon, title, description, features, exhibit }, number, isHidden, featuresTitle }: StepProps) => {
  const titleId = useId();
  return (
    <StepItem hidden={isHidden}>
      <Text>
        <Head>
          <NumberLine aria-hidden>
            {number}
            <Icon name={icon} size={28} />
          </NumberLine>
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
  gap: var(--space-4) var(--space-7);
  padding-block: var(--space-5);

  ${from.tablet} {
    padding-block: var(--space-6);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);

    /* A document stands beside text and features. */
    &:has(> figure) {
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 1fr);

      > figure {
        grid-area: 2 / 2 / span 2;
      }
    }
  }
  & + & {
    ${hairlineAbove}
  }
  [data-all="false"] & {
    ${from.tablet} {
      grid-area: 1 / 1;
    }
    @media screen {
      border: 0;
      animation: appears var(--time-control);
    }
  }
  &[hidden] {
    @media screen {
      visibility: hidden;
      animation: none;
    }
    /* Here hidden steps do not count for the height. */
    ${below.tablet} {
      position: absolute;
    }
    @media print {
      position: static;
    }
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  max-width: var(--measure);

  ${from.desktop} {
    display: contents;
  }
`;

/** Number and title: stacked, or on one line above text and features if the title has room there. */
const Head = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--type-h2);

  ${from.desktop} {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
    font-size: var(--type-step);
  }
`;

const NumberLine = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  color: var(--on-link);
  font-family: var(--font-serif);
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1;

  /* On small screens, the list of titles has the number. */
  ${below.desktop} {
    @media screen {
      [data-all="false"] & {
        display: none;
      }
    }
  }
`;

const Title = styled.h3`
  flex: 1 6em;
  font-size: inherit;
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
