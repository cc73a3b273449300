import { BackgroundVideo } from "../../components/BackgroundVideo/BackgroundVideo";
import { useLabels } from "../../components/site-context";
import { savesData } from "../../services/connection";
import { videoSources } from "./video-sources";

/** The moving terrain of a page. */
export const Loop = ({ video }: { video: NonNullable<Queries.HeroFragment["backgroundVideo"]> }) => (
  <BackgroundVideo sources={videoSources(video)} pauseLabel={useLabels().pauseBackground} savesData={savesData()} />
);
