import { ActionLinks } from "../../layout/ActionLinks";
import { ContentPicture } from "../../layout/ContentPicture";
import { Eyebrow } from "../shared/SectionHeading";
import { Figure, FigureLabel, Figures, FiguresNote, FigureValue, Foot, Ground, Lead, Terrain, Text, Title } from "./Hero.styles";

/** Props of {@link Hero}. */
export interface HeroProps {
  section: Queries.HeroFragment;
}

/** The top of a page on its own terrain: the main heading, a sentence, and what to do. */
export const Hero = ({ section: { size, eyebrow, heading, lead, picture, heroActions, figures, figuresNote } }: HeroProps) => (
  <Ground data-size={size} data-ground="ink">
    <Terrain>
      <ContentPicture picture={picture} sizes="100vw" urgency="first" />
    </Terrain>
    <Text data-size={size}>
      {eyebrow !== null && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title data-size={size}>{heading}</Title>
      <Lead>{lead}</Lead>
      {heroActions && <ActionLinks actions={heroActions} />}
    </Text>
    {figures && (
      <Foot>
        <Figures>
          {figures.map(({ value, label }) => (
            <Figure key={label}>
              <FigureLabel>{label}</FigureLabel>
              <FigureValue>{value}</FigureValue>
            </Figure>
          ))}
        </Figures>
        {figuresNote !== null && <FiguresNote>{figuresNote}</FiguresNote>}
      </Foot>
    )}
  </Ground>
);
