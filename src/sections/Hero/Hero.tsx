import { graphql } from "gatsby";
import { Exhibit } from "../../components/Exhibit/Exhibit";
import type { SectionProps } from "../section-props";
import { ExhibitColumn, Figure, FigureLabel, Figures, FiguresNote, FigureValue, Foot } from "./Figures.styles";
import { Film } from "./Film";
import { HeroFrame } from "./HeroFrame";

/** A page's first screen, whose film, exhibit and figures are optional. */
export const Hero = (props: SectionProps<Queries.HeroFragment>) => {
  const { exhibit, film, figures, figuresNote } = props.section;
  return (
    <HeroFrame {...props} film={film ? <Film film={film} /> : undefined}>
      {exhibit && (
        <ExhibitColumn>
          <Exhibit exhibit={exhibit} level={2} />
        </ExhibitColumn>
      )}
      {figures && (
        <Foot>
          <Figures data-count={figures.length}>
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
    </HeroFrame>
  );
};

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
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [1200, 1600, 1920], quality: 75)
        }
      }
      phone: src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP, AVIF], breakpoints: [960], quality: 60)
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
      h264 {
        publicURL
      }
    }
    heroActions: actions {
      ...ActionFields
    }
    exhibit {
      ...Exhibit
    }
    film {
      button
      length
      title
      wide {
        ...FilmCut
      }
      phone {
        ...FilmCut
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
