/** What was found when a file of `content/media` was opened. Sentences begin with a verb: the file "is empty. Put the real file there". */
export interface Inspection {
  /** What keeps the file from being opened. */
  unusable?: string;
  /** Whether there is no such file. */
  isMissing?: true;
  /** What is wrong with what it holds, wherever it is used. */
  fault?: string;
  bytes?: number;
  /** Tells what it holds from what other files hold. */
  digest?: string;
  /** Size in pixels, as a picture is seen: turned as its EXIF data say. */
  width?: number;
  height?: number;
  /** What keeps a picture from being published byte for byte, while one that the build works on may have it. */
  unfitAsIs?: string;
  /** When a film ends, or the last cue of captions, in seconds. */
  seconds?: number;
  /** The encoding of a film, by the content model's name if it has one. */
  codec?: string;
}
