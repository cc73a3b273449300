import type { ReactNode } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { BackgroundVideo, videoSources } from "../../components/BackgroundVideo";
import { Eyebrow } from "../../components/Eyebrow";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { ContentPicture } from "../../components/Picture";
import { geometryOf } from "../../components/picture-geometry";
import { upTo } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { Breadcrumb } from "./Breadcrumb";
import { Ground, Scene, Terrain } from "./Hero.styles";
import { Lead, Text, Title, Words } from "./Words.styles";

interface PlainHeroProps extends Pick<SectionProps<Queries.HeroFragment>, "section" | "next"> {
  /** Beside the actions. */
  film?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** Displayed width of the land: twice the window's on tablets, less on phones, whose screens are dense. */
const LAND_SIZES = `${upTo.tablet} 130vw, ${upTo.desktop} 200vw, 100vw`;

/**
 * The top of a page on its own terrain: the main heading, a sentence, and actions. The light decides whether the land is beside the words,
 * or the words are on a map. By itself, it is for a page that has other scripts to load.
 */
export const PlainHero = ({
  section: { size, light, eyebrow, heading, lead, picture, backgroundVideo, heroActions, heroExhibit },
  next,
  film,
  children,
}: PlainHeroProps) => (
  <Ground
    data-size={size}
    data-light={light ?? "night"}
    data-exhibit={heroExhibit ? "" : undefined}
    data-framed={picture.frame !== null}
    data-faded={picture.fade !== null}
    data-continued={next === "PriceStripSection"}
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
  </Ground>
);
