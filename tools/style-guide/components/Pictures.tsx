import styled from "styled-components";
import { ContentPicture } from "../../../src/content-parts/ContentPicture";
import { Loop } from "../../../src/sections/Hero/Loop";
import { OnBothGrounds, OneGround } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { State, States } from "../specimen/State";

/** A bitmap in several formats, and a drawing. */
export const Pictures = () => {
  const [hero] = useSections("HeroSection");
  const [partners] = useSections("PartnersSection");
  const mark = partners?.groups[0]?.marks[0];
  return (
    <OnBothGrounds>
      <States $width="13rem">
        <State label="Bitmap">{hero && <Bitmap picture={hero.picture} sizes="20rem" />}</State>
        <State label="Drawing">{mark && <ContentPicture picture={mark} />}</State>
      </States>
    </OnBothGrounds>
  );
};

/** A terrain that moves once the page has loaded, with its pause button in the corner. */
export const BackgroundVideos = () => {
  const hero = useSections("HeroSection").find(({ backgroundVideo }) => backgroundVideo);
  return (
    <OneGround $ground="ink">
      <Frame>
        {hero && (
          <Poster>
            <ContentPicture picture={hero.picture} sizes="60rem" />
          </Poster>
        )}
        {hero?.backgroundVideo && <Loop video={hero.backgroundVideo} />}
      </Frame>
    </OneGround>
  );
};

const Bitmap = styled(ContentPicture)`
  width: 100%;
  height: auto;
`;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: 20rem;
  overflow: hidden;
`;

const Poster = styled.div`
  position: absolute;
  inset: 0;
  z-index: -3;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 70% 50%;
  }
`;
