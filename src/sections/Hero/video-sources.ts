import type { VideoSource } from "../../components/BackgroundVideo";
import { mediaUrl } from "../../services/addresses";

/** Encodings in the order offered to browsers: the smallest first. */
const ENCODINGS = [
  { key: "av1", type: 'video/mp4; codecs="av01.0.05M.10"' },
  { key: "vp9", type: 'video/webm; codecs="vp9"' },
  { key: "h264", type: "video/mp4" },
] as const;

/** A film or a loop, as queried by a fragment; an encoding may be missing. */
type Encoded = Readonly<Record<(typeof ENCODINGS)[number]["key"], { readonly publicURL: string | null } | null>>;

/** The sources of a film or a loop, for `<video>`. */
export const videoSources = (encoded: Encoded): VideoSource[] =>
  ENCODINGS.flatMap(({ key, type }) => {
    const url = encoded[key]?.publicURL;
    return url ? [{ src: mediaUrl(url), type }] : [];
  });
