import { graphql } from "gatsby";
import { ActionLinks } from "../../components/ActionLinks";
import { BackgroundVideo, videoSources } from "../../components/BackgroundVideo";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import { Eyebrow } from "../../components/Eyebrow";
import { FirstPaintMarker } from "../../components/FirstPaintMarker";
import { ContentPicture } from "../../components/Picture";
import { geometryOf } from "../../components/picture-geometry";
import { upTo } from "../../theme/breakpoints";
import type { SectionProps } from "../section-props";
import { Breadcrumb } from "./Breadcrumb";
import { Figure, FigureLabel, Figures, FiguresNote, FigureValue, Foot, ExhibitColumn } from "./Figures.styles";
import { Film } from "./Film";
import { Ground, Scene, Terrain } from "./Hero.styles";
import { Lead, Text, Title, Words } from "./Words.styles";

type HeroProps = Pick<SectionProps<Queries.HeroFragment>, "section" | "next">;

/** Displayed width of the land: twice the window's on tablets, less on phones, whose screens are dense. */
const LAND_SIZES = `${upTo.tablet} 130vw, ${upTo.desktop} 200vw, 100vw`;

/**
 * The top of a page on its own terrain: the main heading, a sentence, and actions. The light decides whether the land is beside the words,
 * or the words are on a map. An exhibit rises below.
 */
export const Hero = ({
  section: { size, light, eyebrow, heading, lead, picture, backgroundVideo, heroActions, heroExhibit, film, figures, figuresNote },
  next,
}: HeroProps) => (
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
        {(heroActions !== null || film !== null) && <ActionLinks actions={heroActions ?? []}>{film && <Film film={film} />}</ActionLinks>}
      </Words>
    </Text>
    {heroExhibit && (
      <ExhibitColumn>
        <Exhibit exhibit={heroExhibit} level={2} />
      </ExhibitColumn>
    )}
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
    <FirstPaintMarker />
  </Ground>
);

export const heroFragment = graphql`
  fragment Hero on HeroSection {
    size
    light
    eyebrow
    heading
    lead
    picture {
      alt
      frame {
        ...Frame
      }
      fade
      focus {
        x
        y
      }
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP], breakpoints: [1200, 1600, 1920], quality: 75)
        }
      }
      phone: src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP, AVIF], breakpoints: [960], quality: 60)
        }
      }
    }
    backgroundVideo {
      sharp {
        publicURL
      }
      av1 {
        publicURL
      }
      vp9 {
        publicURL
      }
      h264 {
        publicURL
      }
    }
    heroActions: actions {
      ...ActionFields
    }
    heroExhibit: exhibit {
      ...Exhibit
    }
    film {
      button
      length
      title
      captions {
        publicURL
      }
      h264: video {
        publicURL
      }
      av1 {
        publicURL
      }
      vp9 {
        publicURL
      }
      poster {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1280, outputPixelDensities: [1], placeholder: NONE, formats: [WEBP], quality: 75)
          }
        }
      }
      transcript
    }
    figures {
      value
      label
    }
    figuresNote
  }
`;
