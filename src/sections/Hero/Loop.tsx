import { BackgroundVideo } from "../../components/BackgroundVideo/BackgroundVideo";
import { useLabels } from "../../content-parts/site-context";
import { mediaUrl } from "../../services/media-urls";

/** The encodings of a loop, in the order in which browsers are offered them. */
const encodings = [
  { key: "av1", type: 'video/mp4; codecs="av01.0.05M.08"' },
  { key: "vp9", type: 'video/webm; codecs="vp9"' },
  { key: "h264", type: "video/mp4" },
] as const;

/** The terrain of a page, moving. */
export const Loop = ({ video }: { video: NonNullable<Queries.HeroFragment["backgroundVideo"]> }) => {
  const { pauseBackground } = useLabels();
  const sources = encodings.flatMap(({ key, type }) => {
    const { publicURL } = video[key];
    return publicURL === null ? [] : [{ src: mediaUrl(publicURL), type }];
  });
  return <BackgroundVideo sources={sources} pauseLabel={pauseBackground} />;
};
