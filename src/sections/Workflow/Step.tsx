import { useId } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Feature, FeatureList, FeaturesTitle, Head, NumberLine, Station, Text, Title } from "./Step.styles";

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
export const Step = ({ step: { icon, title, description, features }, number, isHidden, featuresTitle }: StepProps) => {
  const titleId = useId();
  return (
    <Station hidden={isHidden}>
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
    </Station>
  );
};
