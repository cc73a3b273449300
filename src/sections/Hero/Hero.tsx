import { ActionLinks } from "../../content-parts/ActionLinks";
import { ContentPicture } from "../../content-parts/ContentPicture";
import { Eyebrow } from "../../content-parts/SectionHeading";
import { OpeningEnd } from "../../page-lifecycle/OpeningEnd";
import { Breadcrumb } from "./Breadcrumb";
import { Film } from "./Film";
import {
  Figure,
  FigureLabel,
  Figures,
  FiguresNote,
  FigureValue,
  Foot,
  Ground,
  Lead,
  Scene,
  Terrain,
  Text,
  Title,
  Trail,
} from "./Hero.styles";
import { Loop } from "./Loop";

/** Props of {@link Hero}. */
export interface HeroProps {
  section: Queries.HeroFragment;
}

/** The top of a page on its own terrain: the main heading, a sentence, and what to do. */
export const Hero = ({
  section: { size, eyebrow, heading, lead, picture, backgroundVideo, heroActions, film, figures, figuresNote },
}: HeroProps) => (
  <Ground data-size={size} data-ground="ink">
    <Scene>
      <Terrain>
        <ContentPicture picture={picture} sizes="100vw" urgency="first" />
      </Terrain>
      {backgroundVideo && <Loop video={backgroundVideo} />}
    </Scene>
    {size !== "full" && (
      <Trail>
        <Breadcrumb />
      </Trail>
    )}
    <Text data-size={size}>
      {eyebrow !== null && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title data-size={size}>{heading}</Title>
      <Lead>{lead}</Lead>
      {(heroActions !== null || film !== null) && <ActionLinks actions={heroActions ?? []}>{film && <Film film={film} />}</ActionLinks>}
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
    <OpeningEnd />
  </Ground>
);
