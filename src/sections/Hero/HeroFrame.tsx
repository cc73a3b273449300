import type { ReactNode } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { Eyebrow } from "../../components/Eyebrow";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { ContentPicture } from "../../components/Picture";
import { geometryOf } from "../../components/picture-geometry";
import { upTo } from "../../theme/breakpoints";
import { mapGrounds } from "../../theme/variables";
import type { SectionProps } from "../section-props";
import { BackgroundVideo, Layer, videoSources } from "./BackgroundVideo";
import { Breadcrumb } from "./Breadcrumb";
import { type Composition, Scene } from "./compositions.styles";
import { Lead, Surface, Text, Title, Words } from "./Hero.styles";

interface HeroFrameProps extends SectionProps<Queries.HeroFragment> {
  /** Beside the actions. */
  film?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** Displayed width of the land on tablets and larger screens. */
const LAND_SIZES = `${upTo.desktop} 240vw, 100vw`;

/** The composition that fits a first screen's content; a picture with a frame is always a map. */
const compositionOf = ({ size, picture, exhibit }: Queries.HeroFragment, isMap: boolean, isContinued: boolean): Composition => {
  if (picture.frame) return size === "compact" ? "inset" : "whole";
  if (isMap) return "map";
  if (isContinued) return "beside";
  if (exhibit) return "plate";
  return size === "compact" ? "strip" : "landscape";
};

/** The top of a page on its own terrain: main heading, lead and actions. By itself, it is for a page that has other scripts to load. */
export const HeroFrame = ({
  section,
  section: { size, eyebrow, heading, lead, picture, backgroundVideo, heroActions },
  ground,
  isContinued = false,
  film,
  children,
}: HeroFrameProps) => {
  const isMap = mapGrounds.includes(ground);
  return (
    <Surface data-ground={ground} data-size={size} $composition={compositionOf(section, isMap, isContinued)} style={geometryOf(picture)}>
      <Scene>
        <Layer>
          <ContentPicture picture={picture} sizes={LAND_SIZES} urgency="first" />
        </Layer>
        {backgroundVideo && <BackgroundVideo sources={videoSources(backgroundVideo)} />}
      </Scene>
      <Text data-size={size}>
        <Words data-size={size} data-on-map={isMap}>
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
};
