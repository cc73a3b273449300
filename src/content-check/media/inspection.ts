import type { FormatName } from "./formats";

/**
 * What was found when a file of `content/media` was opened. Sentences begin with a verb: the file "is empty. Put the real file in its
 * place".
 */
export interface Inspection {
  /** Why the file cannot be opened. */
  unusable?: string;
  /** Whether the file is missing. */
  isMissing?: true;
  /** What is wrong with its content, wherever it is used. */
  fault?: string;
  /** Its real format, if that differs from the one in its name and the site uses it. */
  misnamed?: FormatName;
  bytes?: number;
  /** Size in pixels as displayed: rotated according to EXIF data. Of a film, as encoded. */
  width?: number;
  height?: number;
  /** The brightness of the thumbnail of a picture or drawing, pixel by pixel, from 0 to 255. */
  shades?: readonly number[];
  /** A picture's average brightness, from 0 to 255. */
  brightness?: number;
  /** The brightness of the darkest part of a drawing or a small picture, from 0 to 255. */
  darkest?: number;
  /** How a drawing does not fit its viewBox, as a verb and its object. */
  misfit?: string;
  /** What captions say, without descriptions in brackets, and where. */
  said?: readonly { line: number; words: string }[];
  /** The figures in their descriptions, and where. */
  described?: readonly { line: number; figure: string }[];
  /** Why a picture cannot be published as it is. It does not matter for pictures that the build processes. */
  unfitAsIs?: string;
  /** The description in a picture's EXIF data; that of a preview is the heading that it shows. */
  description?: string;
  /** Whether a film has a sound track. */
  hasSound?: boolean;
  /** When a film, or the last cue of captions, ends, in seconds. */
  seconds?: number;
  /** The encoding of a film, by the content model's name if it has one. */
  codec?: string;
}
