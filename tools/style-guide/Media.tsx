import styled from "styled-components";
import { ContourLines } from "../../src/components/ContourLines/ContourLines";
import { Slideshow } from "../../src/components/Slideshow/Slideshow";
import { ContentPicture } from "../../src/content-parts/ContentPicture";
import { useLabels } from "../../src/content-parts/site-context";
import { Loop } from "../../src/sections/Hero/Loop";
import { type GuidePage, sectionsOf } from "./guide-content";

/** What a specimen is shown with: the site's pages, whose content it may borrow. */
export interface SpecimenProps {
  pages: readonly GuidePage[];
}

export const BackgroundVideos = ({ pages }: SpecimenProps) => {
  const video = sectionsOf(pages, "HeroSection").find(({ backgroundVideo }) => backgroundVideo)?.backgroundVideo;
  return <Window>{video && <Loop video={video} />}</Window>;
};

export const Terrain = () => (
  <Window>
    <ContourLines />
  </Window>
);

export const Pictures = ({ pages }: SpecimenProps) => {
  const bitmap = sectionsOf(pages, "HeroSection")[0]?.picture;
  const drawing = sectionsOf(pages, "PartnersSection")[0]?.groups[0]?.marks[0];
  return [bitmap, drawing].map((picture) => picture && <ContentPicture key={picture.alt} picture={picture} sizes="20rem" />);
};

export const Slideshows = ({ pages }: SpecimenProps) => {
  const labels = useLabels();
  const slides = sectionsOf(pages, "ProductsSection")[0]?.tabs[0]?.slides ?? [];
  const images = slides.flatMap(({ alt, src: { childImageSharp } }) =>
    childImageSharp ? [{ image: childImageSharp.gatsbyImageData, alt: alt ?? "" }] : [],
  );
  return [images, images.slice(0, 1)].map((shown) => (
    <Wide key={shown.length}>
      <Slideshow name="Product screens" images={shown} labels={labels} sizes="30rem" />
    </Wide>
  ));
};

const Window = styled.div`
  position: relative;
  isolation: isolate;
  flex: 1 0 100%;
  height: 20rem;
  overflow: clip;
`;

/** As wide as there is room. */
export const Wide = styled.div`
  flex: 1 0 20rem;
  min-width: 0;
`;
