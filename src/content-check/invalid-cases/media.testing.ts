/** Files whose content does not match their use. */
import { blank, cut, jpegOf, located, moving, mp4, noise, pdf, plain, scratched, svg, webm } from "../media/made-media.testing";
import type { InvalidCase, Edit } from "./invalid-case.testing";

type Files = NonNullable<InvalidCase["made"]>;
type Make = Files[string];

/** A field that names a file: how the valid content comes to name it there, and how a problem of it begins. */
interface Place {
  file: string;
  edits: (named: string) => readonly Edit[];
  field: string;
  /** What else the place needs. */
  made?: Files;
}

const HERO: Place = {
  file: "pages/home.yaml",
  edits: (named) => [["../media/dot.png", `../media/${named}`]],
  field: "19:12  sections[0].picture.src  is",
};

const PREVIEW: Place = {
  file: "site.yaml",
  edits: (named) => [["./media/preview.png", `./media/${named}`]],
  field: "30:7  preview.og  is",
};

const MARK: Place = {
  file: "pages/home.yaml",
  edits: (named) => [
    [
      "noMatch: No answer\n",
      `noMatch: No answer\n  - type: partners\n    heading: Partners\n    groups:\n      - title: Firms\n        marks:\n          - src: ../media/${named}\n            alt: A firm\n`,
    ],
  ],
  field: "67:18  sections[3].groups[0].marks[0].src  is",
};

const PORTRAIT: Place = {
  file: "pages/home.yaml",
  edits: (named) => [
    [
      "noMatch: No answer\n",
      `noMatch: No answer\n  - type: leadership\n    heading: People\n    leaders:\n      - { name: Ada, role: Head, bio: She leads., picture: { src: ../media/${named}, alt: Ada at a desk } }\n`,
    ],
  ],
  field: "65:67  sections[3].leaders[0].picture.src  is",
};

const LEAD = "lead: Meet on {product}.\n";

/** The loops of the home page; one of them is the file in question. */
const loop = (codec: "av1" | "vp9" | "h264", field: string): Place => ({
  file: "pages/home.yaml",
  edits: (named) => {
    const loops = { av1: "av1.mp4", vp9: "vp9.webm", h264: "h264.mp4", [codec]: named };
    const lines = Object.entries(loops).map(([key, file]) => `      ${key}: ../media/${file}\n`);
    return [[LEAD, `${LEAD}    backgroundVideo:\n${lines.join("")}`]];
  },
  field: `${field} sections[0].backgroundVideo.${codec}  is`,
  made: { "media/av1.mp4": () => mp4({ entry: "av01" }), "media/vp9.webm": () => webm(), "media/h264.mp4": () => mp4() },
});

const AV1 = loop("av1", "19:12 ");
const VP9 = loop("vp9", "20:12 ");
const H264 = loop("h264", "21:13 ");

const film = (video: string, captions: string): Edit => [
  LEAD,
  `${LEAD}    film:\n      button: Film\n      title: The film\n      video: ../media/${video}\n      captions: ../media/${captions}\n` +
    "      poster:\n        src: ../media/dot.png\n        alt: A dot\n      transcript:\n        - Words.\n",
];

const FILM: Place = {
  file: "pages/home.yaml",
  edits: (named) => [film(named, "good.vtt")],
  field: "21:14  sections[0].film.video  is",
  made: { "media/good.vtt": () => "WEBVTT\n\n00:01.000 --> 00:02.000\nWords\n" },
};

const CAPTIONS: Place = {
  file: "pages/home.yaml",
  edits: (named) => [film("good.mp4", named)],
  field: "22:17  sections[0].film.captions  is",
  made: { "media/good.mp4": () => mp4() },
};

const DOWNLOAD: Place = {
  file: "pages/home.yaml",
  edits: (named) => [["/registration/investor", `/media/${named}`]],
  field: "23:15  sections[0].actions[0].href  leads to",
};

const invalidCase = (
  name: string,
  { file, edits, field, made }: Place,
  named: string,
  make: Make | undefined,
  fault: string,
): InvalidCase => ({
  name,
  made: { ...made, ...(make && { [`media/${named}`]: make }) },
  edits: { [file]: edits(named) },
  lines: [`content/${file}:${field} content/media/${named}, which ${fault}`],
});

type OfPlace = (name: string, named: string, make: Make, fault: string) => InvalidCase;
const hero: OfPlace = (name, named, make, fault) => invalidCase(name, HERO, named, make, fault);
const preview: OfPlace = (name, named, make, fault) => invalidCase(name, PREVIEW, named, make, fault);

const cue = (times: string, words = "Words"): string => `${times}\n${words}\n`;
const CUT_OFF = "is damaged or cut off. Export or copy it again.";
const NO_PICTURE = "is not a picture format allowed here. Use a file that ends in `.webp`, `.png`, `.jpg`, `.jpeg`.";
const NOTHING = "draws nothing visible. Export it again, with the drawing inside its viewBox.";
const captions = (name: string, make: Make, fault: string): InvalidCase => invalidCase(name, CAPTIONS, "film.vtt", make, fault);
const mark = (name: string, inside: string, fault: string, head?: string): InvalidCase =>
  invalidCase(name, MARK, "firm.svg", () => svg(inside, head), fault);

const pictures: readonly InvalidCase[] = [
  hero(
    "text-called-jpg",
    "photo.jpg",
    () => "This is no picture.",
    "is not a JPEG picture, despite its name. Put the real file in its place.",
  ),
  hero(
    "web-page-called-png",
    "photo.png",
    () => "<!doctype html><title>Not found</title>",
    "is a web page, despite its name. Save the file itself, not the page that shows it.",
  ),
  hero(
    "gif-called-png",
    "dance.png",
    () => plain(64, 48).gif().toBuffer(),
    "is a GIF picture, despite its name. Save it as WebP, PNG or JPEG.",
  ),
  hero(
    "avif-called-jpeg",
    "photo.jpeg",
    () => plain(64, 64).avif().toBuffer(),
    "is an AVIF picture, despite its name. Save it as WebP, PNG or JPEG.",
  ),
  hero(
    "heic-called-jpg",
    "img-2041.jpg",
    () => mp4({ brand: "heic" }),
    "is a HEIC photograph, despite its name. Save it as WebP, PNG or JPEG.",
  ),
  hero("png-called-webp", "photo.webp", () => plain(1600, 900).png().toBuffer(), "is a PNG picture, despite its name. Name it photo.png."),
  hero("gif", "dance.gif", () => plain(64, 48).gif().toBuffer(), NO_PICTURE),
  hero("drawing-for-a-picture", "drawing.svg", () => svg(""), NO_PICTURE),
  hero("picture-without-bytes", "photo.jpg", () => "", "is empty. Put the real file in its place."),
  hero("truncated-jpeg", "photo.jpg", () => cut(noise(160, 90).jpeg().toBuffer(), 0.5), CUT_OFF),
  hero("jpeg-without-its-last-line", "photo.jpg", () => cut(noise(160, 90).jpeg().toBuffer(), 0.9999), CUT_OFF),
  hero("scratched-jpeg", "photo.jpg", () => scratched(noise(160, 90).jpeg().toBuffer(), 0.8195), CUT_OFF),
  hero("truncated-webp", "photo.webp", () => cut(noise(160, 90).webp().toBuffer(), 0.9), CUT_OFF),
  hero("truncated-png", "photo.png", () => cut(noise(160, 90).png().toBuffer(), 0.999), CUT_OFF),
  hero(
    "three-hundred-megapixels",
    "photo.jpg",
    () => jpegOf(20_000, 15_000),
    "has 20000x15000 pixels, more than any screen shows. Scale it down to at most 50 million.",
  ),
  hero(
    "black-picture",
    "photo.jpg",
    () => blank(1600, 900, "#000000").jpeg().toBuffer(),
    "is a single colour and shows nothing. Put the real picture in its place.",
  ),
  hero(
    "transparent-picture",
    "photo.png",
    () => blank(1600, 900, "#12345600").png().toBuffer(),
    "is completely transparent. Export it again, with the picture in it.",
  ),
  hero(
    "tiny-picture",
    "icon.png",
    () => plain(40, 40).png().toBuffer(),
    "has 40x40 pixels, too few for this field. Use at least 1600x900.",
  ),
  hero(
    "photograph-that-is-too-narrow-once-it-is-turned",
    "photo.jpg",
    () => plain(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "has 1200x2400 pixels, too few for this field. Use at least 1600x900.",
  ),
  hero(
    "colours-of-print",
    "photo.jpg",
    () => plain(64, 48).toColourspace("cmyk").jpeg().toBuffer(),
    "uses print colours (CMYK). Save it in screen colours (sRGB).",
  ),
  hero(
    "moving-picture",
    "dance.webp",
    () => moving(64, 48),
    "is animated, but only its first frame would be shown. Save a still picture, or use a film.",
  ),
  hero(
    "picture-of-many-bytes",
    "photo.png",
    () => Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(20_000_000)]),
    "has 20.1 MB. Make it at most 20 MB.",
  ),
  hero(
    "name-of-a-camera",
    "IMG_2041.JPG",
    () => plain(1600, 900).jpeg().toBuffer(),
    "has a name that is not allowed in an address. Rename it, for example to img-2041.jpg.",
  ),
  hero(
    "name-with-spaces",
    "our office (1).png",
    () => plain(1600, 900).png().toBuffer(),
    "has a name that is not allowed in an address. Rename it, for example to our-office-1.png.",
  ),
];

/** A name with an accent, as one character and as two. */
const [COMPOSED, DECOMPOSED] = ["phóto.png", "phóto.png".normalize("NFD")] as const;

const twins: readonly InvalidCase[] = [
  {
    name: "name-with-an-accent-as-two-characters",
    edits: { [HERO.file]: HERO.edits(DECOMPOSED) },
    made: { [`media/${COMPOSED}`]: () => plain(1600, 900).png().toBuffer() },
    lines: [
      `content/${HERO.file}:${HERO.field} content/media/${DECOMPOSED}, which does not exist: in \`${DECOMPOSED}\` an accented letter is stored as two characters, but in the identical-looking file name as one. Rename that one to photo.png, and write that here.`,
    ],
  },
  {
    name: "folder-with-an-accent-as-two-characters",
    edits: { [HERO.file]: HERO.edits("café/dot.png") },
    made: { [`media/${"café".normalize("NFD")}/dot.png`]: () => plain(1600, 900).png().toBuffer() },
    lines: [
      `content/${HERO.file}:${HERO.field} content/media/café/dot.png, which does not exist: in \`café\` an accented letter is stored as one character, but in the identical-looking file name as two. Rename that one to cafe, and write that here.`,
    ],
  },
];

const previews: readonly InvalidCase[] = [
  invalidCase(
    "portrait-that-lies-down",
    PORTRAIT,
    "ada.png",
    () => plain(900, 600).png().toBuffer(),
    "is in landscape format (900x600). Use a portrait one: the sides of this one would be cut off.",
  ),
  preview(
    "preview-of-another-size",
    "share.png",
    () => plain(1600, 900).png().toBuffer(),
    "has 1600x900 pixels. Make a preview exactly 1200x630.",
  ),
  preview(
    "preview-as-webp",
    "share.webp",
    () => plain(1200, 630).webp().toBuffer(),
    "is not a preview picture. Use a file that ends in `.jpg`, `.jpeg`, `.png`.",
  ),
  preview(
    "preview-of-many-bytes",
    "share.png",
    () => noise(1200, 630).png({ compressionLevel: 0 }).toBuffer(),
    "has 2.3 MB, too much for this field. Make it at most 1 MB.",
  ),
  preview(
    "preview-turned-by-a-note",
    "share.jpg",
    () => plain(630, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "is rotated only by its EXIF data, which not every program reads. Save it rotated.",
  ),
  preview(
    "preview-that-says-where-it-was-taken",
    "share.jpg",
    () => located(plain(1200, 630)).jpeg().toBuffer(),
    "reveals where it was taken (GPS). Save it without its EXIF data.",
  ),
];

const WITHOUT_SCRIPTS = "Export it as plain SVG, without scripts and other documents.";
const WITH_ITS_PARTS = "Export it as plain SVG, with everything embedded.";

const drawings: readonly InvalidCase[] = [
  mark("broken-drawing", "<path d='M0 0'>", "is broken in line 3 (unexpected close tag). Export it again as SVG."),
  mark(
    "drawing-cut-off",
    "<path d='M0 0h200v40z'/>",
    "is cut off by its viewBox. Export it again, with a viewBox as large as the drawing.",
  ),
  mark(
    "drawing-as-a-dot",
    "<path d='M0 0h16v4z'/>",
    "fills only a small part of its viewBox, and would be tiny. Export it again, with a viewBox as large as the drawing.",
  ),
  mark(
    "drawing-with-text",
    "<text>Firm</text>",
    "holds text in line 2, whose font visitors may not have. Convert text to outlines, and export it again.",
  ),
  invalidCase(
    "drawing-that-ends-early",
    MARK,
    "firm.svg",
    () => svg("").slice(0, -8),
    "is broken in line 2 (unclosed tag: svg). Export it again as SVG.",
  ),
  invalidCase(
    "text-called-svg",
    MARK,
    "firm.svg",
    () => "A firm",
    "is broken in line 1 (text data outside of root node). Export it again as SVG.",
  ),
  invalidCase(
    "png-called-svg",
    MARK,
    "firm.svg",
    () => plain(320, 80).png().toBuffer(),
    "is a PNG picture, despite its name. Name it firm.png.",
  ),
  mark("drawing-of-nothing", "<defs><path d='M0 0h4v4z'/></defs><g/>", NOTHING),
  mark("hidden-drawing", "<g style='display:none'><path d='M0 0h4v4z'/></g>", NOTHING),
  mark("drawing-off-its-canvas", "<g transform='translate(-200)'><path d='M0 0h160v40z'/></g>", NOTHING),
  mark("drawing-without-colour", "<path d='M0 0h160v40z' fill='none'/>", NOTHING),
  ...[
    ["of-no-size", 'viewBox="0 0 0 40"'],
    ["of-no-width", 'viewBox="0 0 160 40" width="0px"'],
    ["of-half-a-size", 'viewBox="0 0 160"'],
  ].map(([name = "", size = ""]) =>
    invalidCase(
      `drawing-${name}`,
      MARK,
      "firm.svg",
      () => `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h4"/></svg>`,
      'is 0 wide or high, so it is invisible. Give its <svg> a viewBox as large as the drawing, such as "0 0 160 40".',
    ),
  ),
  mark("script-in-a-drawing", "<script>alert(1)</script>", `holds <script> in line 2. ${WITHOUT_SCRIPTS}`),
  mark("event-in-a-drawing", '<path d="M0 0" onload="alert(1)"/>', `holds \`onload\` in line 2. ${WITHOUT_SCRIPTS}`),
  mark("script-address-in-a-drawing", '<a href="javascript:alert(1)"><path d="M0 0"/></a>', `holds a script in line 2. ${WITHOUT_SCRIPTS}`),
  mark(
    "script-address-that-comes-later",
    '<set attributeName="href" to=" javascript:alert(1)"/>',
    `holds a script in line 2. ${WITHOUT_SCRIPTS}`,
  ),
  mark(
    "other-document-in-a-drawing",
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>',
    `holds <foreignObject> in line 2. ${WITHOUT_SCRIPTS}`,
  ),
  mark(
    "picture-from-elsewhere-in-a-drawing",
    '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://example.com/a.png"/>',
    `names another file in line 2. ${WITH_ITS_PARTS}`,
  ),
  mark("style-from-elsewhere-in-a-drawing", "<style>@import 'a.css';</style>", `names another file in line 2. ${WITH_ITS_PARTS}`),
  mark("font-from-elsewhere-in-a-drawing", '<path style="fill: url(a.svg#b)"/>', `names another file in line 2. ${WITH_ITS_PARTS}`),
  mark("style-sheet-of-a-drawing", "", `names another file in line 1. ${WITH_ITS_PARTS}`, '<?xml-stylesheet href="a.css"?>'),
  mark(
    "entities-in-a-drawing",
    "<text>&a;</text>",
    "holds a DOCTYPE in line 1. Export it as plain SVG.",
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  ),
  mark("large-drawing", "<path/>\n".repeat(30_000), "has 241 kB. Make it at most 200 kB."),
  invalidCase(
    "drawing-without-a-size",
    MARK,
    "firm.svg",
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'has no viewBox and cannot be scaled. Give its <svg> one as large as the drawing, such as "0 0 160 40".',
  ),
  invalidCase(
    "drawing-of-no-namespace",
    MARK,
    "firm.svg",
    () => '<svg viewBox="0 0 160 40"/>',
    'does not begin with <svg xmlns="http://www.w3.org/2000/svg">. Export it again as SVG.',
  ),
  invalidCase(
    "drawing-in-another-encoding",
    MARK,
    "firm.svg",
    () => Buffer.from(svg("<text>Société</text>"), "latin1"),
    "is not UTF-8 from line 2 on. Save the file as UTF-8.",
  ),
  invalidCase(
    "low-word-mark",
    MARK,
    "firm.png",
    () => plain(160, 40).png().toBuffer(),
    "has 160x40 pixels, too few for this field. Use at least 80 pixels in height.",
  ),
];

const films: readonly InvalidCase[] = [
  invalidCase("text-called-mp4", FILM, "film.mp4", () => "A film", "is not an MP4 film, despite its name. Put the real file in its place."),
  invalidCase(
    "quicktime-called-mp4",
    FILM,
    "film.mp4",
    () => mp4({ brand: "qt  " }),
    "is a QuickTime film, despite its name. Save it as MP4.",
  ),
  invalidCase(
    "film-without-its-index",
    FILM,
    "film.mp4",
    () => mp4().subarray(0, 88),
    "has no index (moov) because its export was interrupted. Export it again.",
  ),
  invalidCase("truncated-mp4", FILM, "film.mp4", () => cut(mp4(), 0.9), CUT_OFF),
  invalidCase(
    "sound-for-a-film",
    FILM,
    "film.mp4",
    () => mp4({ handler: "soun" }),
    "has sound, but no pictures. Put the film in its place.",
  ),
  invalidCase(
    "film-in-another-encoding",
    FILM,
    "film.mp4",
    () => mp4({ entry: "hvc1" }),
    "is encoded as H.265. Encode it as H.264 for this field.",
  ),
  invalidCase("film-of-many-bytes", FILM, "film.mp4", () => mp4({ bytes: 25_000_000 }), "has 25.1 MB. Make it at most 25 MB."),
  invalidCase(
    "film-as-mov",
    FILM,
    "film.mov",
    () => mp4({ brand: "qt  " }),
    "is not a film format allowed here. Use a file that ends in `.mp4`.",
  ),
  invalidCase("loop-in-another-encoding", AV1, "loop.mp4", () => mp4(), "is encoded as H.264. Encode it as AV1 for this field."),
  {
    ...invalidCase(
      "loop-cut-short-in-one-encoding",
      AV1,
      "loop.mp4",
      () => mp4({ entry: "av01", seconds: 2 }),
      "lasts 2 seconds, but content/media/h264.mp4 lasts 6. Encode both from the same film.",
    ),
    made: {
      "media/loop.mp4": () => mp4({ entry: "av01", seconds: 2 }),
      "media/vp9.webm": () => webm(),
      "media/h264.mp4": () => mp4({ seconds: 6 }),
    },
  },
  invalidCase(
    "loop-of-many-bytes",
    H264,
    "loop.mp4",
    () => mp4({ bytes: 4_000_000 }),
    "has 4.1 MB, too much for this field. Make it at most 4 MB.",
  ),
  invalidCase(
    "loop-with-sound",
    H264,
    "loop.mp4",
    () => mp4({ hasSound: true }),
    "has sound, which a loop does not play. Export it without.",
  ),
  invalidCase(
    "upright-loop",
    AV1,
    "loop.mp4",
    () => mp4({ entry: "av01", size: [720, 1280] }),
    "is in portrait format (720x1280). Export it in landscape.",
  ),
  invalidCase("small-loop", VP9, "loop.webm", () => webm({ size: [320, 200] }), "is only 320 pixels wide. Export it at least 640 wide."),
  invalidCase("short-loop", H264, "loop.mp4", () => mp4({ seconds: 0.5 }), "lasts 0.5 seconds. Make a loop last 1 to 60 seconds."),
  invalidCase("long-loop", H264, "loop.mp4", () => mp4({ seconds: 61 }), "lasts 61 seconds. Make a loop last 1 to 60 seconds."),
  invalidCase("webm-for-an-mp4", H264, "loop.webm", () => webm(), "is not a film format allowed here. Use a file that ends in `.mp4`."),
  invalidCase("old-webm", VP9, "loop.webm", () => webm({ codec: "V_VP8" }), "is encoded as VP8. Encode it as VP9 for this field."),
  invalidCase("film-whose-second-half-is-empty", FILM, "film.mp4", () => mp4({ bytes: 9_000, rest: 9_000 }), CUT_OFF),
  invalidCase("webm-whose-end-is-empty", VP9, "loop.webm", () => webm({ rest: 9_000 }), CUT_OFF),
  invalidCase("truncated-webm", VP9, "loop.webm", () => cut(webm(), 0.9), CUT_OFF),
  invalidCase("webm-without-pictures", VP9, "loop.webm", () => webm({ codec: "A_OPUS" }), "has no pictures. Put the film in its place."),
  invalidCase(
    "matroska-called-webm",
    VP9,
    "loop.webm",
    () => webm({ type: "mkv " }),
    "is a Matroska film, despite its name. Save it as MP4.",
  ),
];

const TAGS = "will be ignored. Remove it, or write &lt; for <.";

const cues: readonly InvalidCase[] = [
  captions(
    "cue-outside-the-film",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000 position:3%,line-left align:left line:158%")}`,
    "is wrong in line 3: 158% places the cue outside the film. Write 0% to 100%.",
  ),
  {
    name: "film-of-another-site-and-captions-of-another-folder",
    made: FILM.made ?? {},
    edits: {
      [FILM.file]: [
        ...FILM.edits("good.mp4"),
        ["../media/good.mp4", "https://films.example/good.mp4"],
        ["../media/good.vtt", "../good.vtt"],
      ],
    },
    lines: [
      `content/${FILM.file}:${FILM.field} not a relative file name. Write it from this file, such as ../media/film/name.mp4.`,
      `content/${FILM.file}:${CAPTIONS.field} \`../good.vtt\`, outside content/media. Put the file there and write ../media/good.vtt.`,
    ],
  },
  captions(
    "cue-setting-misspelt",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000 line:8% postion:3%")}`,
    "is wrong in line 3: `postion:` is not a cue setting. Write `position:`.",
  ),
  {
    ...captions("captions-that-stop-early", () => "", ""),
    made: { "media/good.mp4": () => mp4({ seconds: 42 }), "media/film.vtt": () => `WEBVTT\n\n${cue("00:01.000 --> 00:21.000")}` },
    lines: [],
    advice: [
      "content/pages/home.yaml:22:17  sections[0].film.captions  is content/media/film.vtt, which ends at 21 seconds, but the film lasts 42. Write captions for the rest.",
      "content/pages/home.yaml:24:14  sections[0].film.poster.src  is content/media/dot.png, which line 29 shows already. Use another picture.",
    ],
  },
  captions(
    "placeholder-of-git-lfs",
    () => "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
    "is a placeholder of Git LFS, despite its name. Fetch the file itself: git lfs pull.",
  ),
  captions(
    "token-in-captions",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "One\nof {product}")}`,
    "is wrong in line 5: `{product}` is not replaced in captions. Write the words themselves.",
  ),
  {
    ...captions(
      "captions-longer-than-their-film",
      () => `WEBVTT\n\n${cue("00:01.000 --> 01:02.000")}`,
      "ends at 62 seconds, but the film lasts 42. Name the captions of this film, or correct their times.",
    ),
    made: { "media/good.mp4": () => mp4({ seconds: 42 }), "media/film.vtt": () => `WEBVTT\n\n${cue("00:01.000 --> 01:02.000")}` },
  },
  captions(
    "html-in-captions",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "<v Ann>One <i>two</i>\n<div>three</div>")}`,
    `is wrong in line 5: \`<div>\` is not a caption tag and ${TAGS}`,
  ),
  captions(
    "open-tag-in-captions",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "<v Ann>One <i>two")}`,
    "is wrong in line 3: `<i>` is not closed. Write </i> after its words, or remove it.",
  ),
  captions(
    "less-than-in-captions",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "Fees < 2%")}`,
    `is wrong in line 4: \`< 2%\` is not a caption tag and ${TAGS}`,
  ),
  captions(
    "captions-as-srt",
    () => `1\n${cue("00:00:01,000 --> 00:00:02,000")}`,
    "does not begin with the word WEBVTT. Save it as WebVTT.",
  ),
  captions("captions-without-cues", () => "WEBVTT\n\nNOTE Later.\n", "has no cues. Write what is said, with its times."),
  captions(
    "captions-with-times-of-srt",
    () => `WEBVTT\n\n1\n${cue("00:00:01,000 --> 00:00:02,000")}`,
    "is wrong in line 4: a cue begins with its times, such as 00:00:01.000 --> 00:00:04.000. Write them, or remove the empty line above if it divides a cue.",
  ),
  captions(
    "cue-without-times",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000")}\nWords\n`,
    "is wrong in line 6: a cue begins with its times, such as 00:00:01.000 --> 00:00:04.000. Write them, or remove the empty line above if it divides a cue.",
  ),
  captions(
    "cue-that-ends-before-it-begins",
    () => `WEBVTT\n\n${cue("00:02.000 --> 00:01.000")}`,
    "is wrong in line 3: the cue ends before it begins. Correct its times.",
  ),
  captions(
    "cues-out-of-order",
    () => `WEBVTT\n\n${cue("00:05.000 --> 00:06.000")}\n${cue("00:01.000 --> 00:02.000")}`,
    "is wrong in line 6: the cue begins before the one in line 3. Put them in order.",
  ),
  captions(
    "cues-that-overlap",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:03.000")}\n${cue("00:02.000 --> 00:04.000")}`,
    "is wrong in line 6: the cue begins before the one in line 3 ends. Correct the times so that they do not overlap.",
  ),
  captions(
    "cue-without-words",
    () => "WEBVTT\n\n00:01.000 --> 00:02.000\n\nWords\n",
    "is wrong in line 3: the cue is empty. Write its words below its times, or remove it.",
  ),
  captions(
    "two-cues-in-one",
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000")}${cue("00:02.000 --> 00:03.000")}`,
    "is wrong in line 3: two cues run into each other. Put an empty line between them.",
  ),
  captions(
    "cue-right-below-the-head",
    () => `WEBVTT\n${cue("00:01.000 --> 00:02.000")}`,
    "is wrong in line 2: there is no empty line after WEBVTT. Put an empty line between them.",
  ),
  captions(
    "captions-in-another-encoding",
    () => Buffer.from(`WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "Société")}`, "latin1"),
    "is not UTF-8 from line 4 on. Save the file as UTF-8.",
  ),
];

const downloads: readonly InvalidCase[] = [
  invalidCase(
    "download-that-is-missing",
    DOWNLOAD,
    "brochure.pdf",
    undefined,
    "does not exist. Add the file, or correct the name (capitals matter).",
  ),
  invalidCase("download-of-another-kind", DOWNLOAD, "dot.png", undefined, "is not a download. Use a file that ends in `.pdf`."),
  invalidCase(
    "office-document-called-pdf",
    DOWNLOAD,
    "brochure.pdf",
    () => "PK\u0003\u0004",
    "is an archive or an Office document, despite its name. Save it in the format of its file extension.",
  ),
  invalidCase("truncated-pdf", DOWNLOAD, "brochure.pdf", () => cut(pdf(), 0.9), CUT_OFF),
  {
    name: "download-in-a-text",
    edits: { "legal/terms.mdx": [["scope", "[scope](/media/nowhere.pdf?download#page=2), [paper](../media/paper.pdf) and scope"]] },
    lines: [
      "content/legal/terms.mdx:25:11  (line)  shows `](`, an incomplete link. Write it as [words](/page), without a space or backslash at its brackets and with both of them closed.",
      "content/legal/terms.mdx:25:14  (line)  leads to content/media/nowhere.pdf, which does not exist. Add the file, or correct the name (capitals matter).",
      "content/legal/terms.mdx:25:59  (line)  leads to `../media/paper.pdf`, which is not a page of this site. Write a download as /media/name.pdf.",
    ],
  },
];

export const mediaCases: readonly InvalidCase[] = [...pictures, ...twins, ...previews, ...drawings, ...films, ...cues, ...downloads];
