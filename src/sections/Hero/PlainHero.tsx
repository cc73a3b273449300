import type { ReactNode } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { Eyebrow } from "../../components/Eyebrow";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { ContentPicture } from "../../components/Picture";
import { geometryOf } from "../../components/picture-geometry";
import { upTo } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { BackgroundVideo, videoSources } from "./BackgroundVideo";
import { Breadcrumb } from "./Breadcrumb";
import { Scene, Surface, Terrain } from "./Hero.styles";
import { Lead, Text, Title, Words } from "./Words.styles";

interface PlainHeroProps extends SectionProps<Queries.HeroFragment> {
  /** Beside the actions. */
  film?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** Displayed width of the land: twice the window's on tablets, less on phones, whose screens are dense. */
const LAND_SIZES = `${upTo.tablet} 130vw, ${upTo.desktop} 200vw, 100vw`;

/**
 * How a first screen shows its land: `wide`, behind its words and beside them, or below them where there is no room; `beside` them, but not
 * on phones, where what follows would be pushed off the first screen; whole in a `frame`; or in an `inset` beside a few words.
 */
const landOf = ({ size, picture }: Queries.HeroFragment, isContinued: boolean) => {
  if (picture.frame) return size === "compact" ? "inset" : "frame";
  return isContinued ? "beside" : "wide";
};

/**
 * The top of a page on its own terrain: the main heading, a sentence, and actions. The light decides whether the land is beside the words,
 * or the words are on a map. By itself, it is for a page that has other scripts to load.
 */
export const PlainHero = ({
  section,
  section: { size, light, eyebrow, heading, lead, picture, backgroundVideo, heroActions, heroExhibit },
  ground,
  isContinued = false,
  film,
  children,
}: PlainHeroProps) => (
  <Surface
    data-ground={ground}
    data-light={light}
    data-size={size}
    data-land={landOf(section, isContinued)}
    data-exhibit={heroExhibit ? "" : undefined}
    data-faded={picture.fade !== null}
    style={geometryOf(picture)}
  >
    <Scene>
      <Terrain>
        <ContentPicture picture={picture} sizes={LAND_SIZES} urgency="first" />
      </Terrain>
      {backgroundVideo && <BackgroundVideo sources={videoSources(backgroundVideo)} />}
    </Scene>
    <Text data-size={size}>
      <Words>
        {size !== "full" && <Breadcrumb />}
        {eyebrow !== null && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title data-size={size}>{heading}</Title>
        <Lead>{lead}</Lead>
        {(heroActions !== null || film !== undefined) && <ActionLinks actions={heroActions ?? []}>{film}</ActionLinks>}
      </Words>
    </Text>
    {children}
    <FirstPaintMarker />
  </Surface>
);
