import type { FormatName } from "./formats";

/**
 * What was found when a file of `content/media` was opened. Sentences begin with a verb: the file "is empty. Put the real file in its
 * place".
 */
export interface Inspection {
  /** What keeps the file from being opened. */
  unusable?: string;
  /** Whether the file is missing. */
  isMissing?: true;
  /** What is wrong with its content, wherever it is used. */
  fault?: string;
  /** Its format, if its name contradicts it and the site knows it. */
  misnamed?: FormatName;
  bytes?: number;
  /** Size in pixels as displayed: rotated according to EXIF data. Of a film, as encoded. */
  width?: number;
  height?: number;
  /** How bright the parts of a picture are, row by row, from 0 to 255. */
  shades?: readonly number[];
  /** How bright a picture is on the whole, from 0 to 255. */
  brightness?: number;
  /** How bright the darkest part of a drawing or a small picture is, from 0 to 255. */
  darkest?: number;
  /** How a drawing does not fit its viewBox, as a verb and its object. */
  misfit?: string;
  /** What captions say, without descriptions in brackets, and where. */
  said?: readonly { line: number; words: string }[];
  /** The figures in their descriptions, and where. */
  described?: readonly { line: number; figure: string }[];
  /** Why a picture cannot be published byte for byte; pictures processed by the build may have it. */
  unfitAsIs?: string;
  /** What a picture's EXIF data state about it: of a preview, the heading that it shows. */
  description?: string;
  /** Whether a film has a sound track. */
  hasSound?: boolean;
  /** When a film ends, or the last cue of captions, in seconds. */
  seconds?: number;
  /** The encoding of a film, by the content model's name if it has one. */
  codec?: string;
}
