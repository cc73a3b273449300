/** Files whose content does not match their use. */
import sharp from "sharp";
import { blank, cut, jpegOf, located, moving, mp4, noise, plain, svg, webm } from "../media/media-fixtures.testing";
import { type Edit, type InvalidCase, terms } from "./invalid-case.testing";

type Files = NonNullable<InvalidCase["made"]>;
type Make = Files[string];

/** A field that names a file: how valid content fills it, and how a problem with it starts. */
interface Place {
  file: string;
  edits: (named: string) => readonly Edit[];
  field: string;
  /** What else the content needs there. */
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

const invalidCase = ({ file, edits, field, made }: Place, named: string, make: Make | undefined, fault: string): InvalidCase => ({
  made: { ...made, ...(make && { [`media/${named}`]: make }) },
  edits: { [file]: edits(named) },
  lines: [`content/${file}:${field} content/media/${named}, which ${fault}`],
});

const hero = (named: string, make: Make, fault: string): InvalidCase => invalidCase(HERO, named, make, fault);
const preview = (named: string, make: Make, fault: string): InvalidCase => invalidCase(PREVIEW, named, make, fault);

const cue = (times: string, words = "Words"): string => `${times}\n${words}\n`;
const CUT_OFF = "is damaged or cut off. Export or copy it again.";
const NO_PICTURE = "is not a picture format allowed here. Use a file that ends in `.webp`, `.png`, `.jpg`, `.jpeg`.";
const NOTHING = "draws nothing visible. Export it again, with the drawing inside its viewBox.";
const captions = (make: Make, fault: string): InvalidCase => invalidCase(CAPTIONS, "film.vtt", make, fault);
const mark = (inside: string, fault: string, head?: string): InvalidCase => invalidCase(MARK, "firm.svg", () => svg(inside, head), fault);

/** A picture of two colours. */
const drawn = (left: string, right: string): Promise<Buffer> =>
  blank(1600, 900, left)
    .composite([{ input: { create: { width: 800, height: 900, channels: 3, background: right } }, left: 800, top: 0 }])
    .png()
    .toBuffer();

const pictures: readonly InvalidCase[] = [
  hero("img-2041.jpg", () => mp4({ brand: "heic" }), "is a HEIC photograph, despite its name. Save it as WebP, PNG or JPEG."),
  hero("photo.webp", () => plain(1600, 900).png().toBuffer(), "is a PNG picture, despite its name. Name it photo.png."),
  hero("drawing.svg", () => svg(""), NO_PICTURE),
  hero("photo.jpg", () => cut(noise(160, 90).jpeg().toBuffer(), 0.9999), CUT_OFF),
  hero(
    "photo.jpg",
    () => jpegOf(20_000, 15_000),
    "has 20000x15000 pixels, more than any screen shows. Scale it down to at most 50 million.",
  ),
  hero(
    "photo.jpg",
    () => blank(1600, 900, "#000000").jpeg().toBuffer(),
    "is a single colour and shows nothing. Put the real picture in its place.",
  ),
  hero(
    "photo.png",
    () => blank(1600, 900, "#12345600").png().toBuffer(),
    "is completely transparent. Export it again, with the picture in it.",
  ),
  hero(
    "photo.jpg",
    () => plain(2400, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "has 1200x2400 pixels, too few for this field. Use at least 1600x900.",
  ),
  hero(
    "photo.jpg",
    () => plain(64, 48).toColourspace("cmyk").jpeg().toBuffer(),
    "uses print colours (CMYK). Save it in screen colours (sRGB).",
  ),
  hero("dance.webp", () => moving(64, 48), "is animated, but only its first frame would be shown. Save a still picture, or use a film."),
  hero(
    "IMG_2041.JPG",
    () => plain(1600, 900).jpeg().toBuffer(),
    "has a name that is not allowed in an address. Rename it, for example to img-2041.jpg.",
  ),
];

const lights: readonly InvalidCase[] = [
  {
    edits: {
      "pages/home.yaml": [
        ["size: full", "size: full\n    light: fog"],
        ["../media/dot.png", "../media/dark.png"],
      ],
      "pages/contact.yaml": [["../media/dot.png", "../media/bright.png"]],
    },
    made: {
      "media/dark.png": () => drawn("#0b1f33", "#14304a"),
      "media/bright.png": () => drawn("#f0f0f0", "#e0e0e0"),
    },
    lines: [],
    advice: [
      "content/pages/contact.yaml:19:12  sections[0].picture.src  is content/media/bright.png, which is too bright for the colour of the text on it, set by `light: night`. Write noon or fog, or use another picture.",
      "content/pages/home.yaml:20:12  sections[0].picture.src  is content/media/dark.png, which is too dark for the colour of the text on it, set by `light: fog`. Write night, dawn or sea, or use another picture.",
    ],
  },
  {
    edits: { "pages/home.yaml": [["../media/dot.png", "../media/slide.png"]] },
    made: {
      "media/slide.png": async () =>
        blank(1600, 900, "#000000")
          .composite([
            {
              input: await sharp(await drawn("#0b1f33", "#14304a"))
                .resize(1600, 700)
                .toBuffer(),
              left: 0,
              top: 100,
            },
          ])
          .png()
          .toBuffer(),
    },
    lines: [],
    advice: [
      "content/pages/home.yaml:19:12  sections[0].picture.src  is content/media/slide.png, which has black bars at its edges. Crop them off.",
    ],
  },
];

const previews: readonly InvalidCase[] = [
  invalidCase(
    PORTRAIT,
    "ada.png",
    () => plain(900, 600).png().toBuffer(),
    "is in landscape format (900x600). Use a portrait one: the sides of this one would be cut off.",
  ),
  preview("share.jpg", () => plain(1200, 630).webp().toBuffer(), "is a WebP picture, despite its name. Export it as JPEG or PNG."),
  preview("share.png", () => plain(1600, 900).png().toBuffer(), "has 1600x900 pixels. Make a preview exactly 1200x630."),
  preview(
    "share.png",
    () => noise(1200, 630).png({ compressionLevel: 0 }).toBuffer(),
    "has 2.3 MB, too much for this field. Make it at most 1 MB.",
  ),
  preview(
    "share.jpg",
    () => plain(630, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "is rotated only by its EXIF data, which not every program reads. Save it rotated.",
  ),
  preview(
    "share.jpg",
    () => located(plain(1200, 630)).jpeg().toBuffer(),
    "reveals where it was taken (GPS). Save it without its EXIF data.",
  ),
];

const WITHOUT_SCRIPTS = "Export it as plain SVG, without scripts and other documents.";
const WITH_ITS_PARTS = "Export it as plain SVG, with everything embedded.";

const TOO_LIGHT = "is nearly as light as the page and would hardly show. Export it in dark colours.";
const AS_LARGE = "Give its <svg> a viewBox as large as the drawing.";

const drawings: readonly InvalidCase[] = [
  mark("<path d='M0 0'>", "is broken on line 3 (unexpected close tag). Export it again as SVG."),
  mark("<text>Firm</text>", "contains text on line 2, whose font visitors may not have. Convert text to outlines, and export it again."),
  mark("<defs><path d='M0 0h4v4z'/></defs><g/>", NOTHING),
  invalidCase(
    MARK,
    "firm.svg",
    () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 40"><path d="M0 0h4"/></svg>',
    'is 0 wide or high, so it is invisible. Give its <svg> a viewBox as large as the drawing, such as "0 0 160 40".',
  ),
  ...(
    [
      ["firm.svg", () => svg('<path fill="#eee" d="M0 0h160v40z"/>'), TOO_LIGHT],
      ["firm.png", () => plain(320, 80).linear(0.1, 225).png().toBuffer(), TOO_LIGHT],
      ["firm.svg", () => svg('<path d="M20 0h150v40z"/>'), `is cut off by its viewBox. ${AS_LARGE}`],
      ["firm.svg", () => svg('<path d="M20 8h16v8h-16z"/>'), `fills only 20 % of its viewBox. ${AS_LARGE}`],
    ] as const
  ).map(([named, make, what]) => ({
    ...invalidCase(MARK, named, make, ""),
    lines: [],
    advice: [`content/pages/home.yaml:67:18  sections[3].groups[0].marks[0].src  is content/media/${named}, which ${what}`],
  })),
  mark("<script>alert(1)</script>", `contains <script> on line 2. ${WITHOUT_SCRIPTS}`),
  mark('<path d="M0 0" onload="alert(1)"/>', `contains \`onload\` on line 2. ${WITHOUT_SCRIPTS}`),
  mark('<a href="javascript:alert(1)"><path d="M0 0"/></a>', `contains a script on line 2. ${WITHOUT_SCRIPTS}`),
  mark(
    '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://example.com/a.png"/>',
    `names another file on line 2. ${WITH_ITS_PARTS}`,
  ),
  mark("", `names another file on line 1. ${WITH_ITS_PARTS}`, '<?xml-stylesheet href="a.css"?>'),
  mark(
    "<text>&a;</text>",
    "contains a DOCTYPE on line 1. Export it as plain SVG.",
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
  ),
  invalidCase(
    MARK,
    "firm.svg",
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'has no viewBox and cannot be scaled. Give its <svg> one as large as the drawing, such as "0 0 160 40".',
  ),
  invalidCase(
    MARK,
    "firm.svg",
    () => '<svg viewBox="0 0 160 40"/>',
    'does not begin with <svg xmlns="http://www.w3.org/2000/svg">. Export it again as SVG.',
  ),
  invalidCase(
    MARK,
    "firm.png",
    () => plain(160, 40).png().toBuffer(),
    "has 160x40 pixels, too few for this field. Use at least 80 pixels in height.",
  ),
];

const LOOPS = "    backgroundVideo: { av1: ../media/a.av1.mp4, vp9: ../media/a.vp9.webm, h264: ../media/a.h264.mp4 }\n";

const films: readonly InvalidCase[] = [
  {
    edits: {
      "audiences/advisers.yaml": [["lead: All mandates in one place.\n", `lead: All mandates in one place.\n${LOOPS}`]],
      "pages/home.yaml": [[LEAD, LEAD + LOOPS]],
    },
    made: { "media/a.av1.mp4": () => mp4({ entry: "av01" }), "media/a.vp9.webm": () => webm(), "media/a.h264.mp4": () => mp4() },
    lines: [],
    advice: Object.entries({ av1: 29, vp9: 54, h264: 81 }).map(
      ([codec, column]) =>
        `content/pages/home.yaml:18:${column}  sections[0].backgroundVideo.${codec}  is also the loop of content/audiences/advisers.yaml. Give this page its own loop.`,
    ),
  },
  invalidCase(FILM, "film.mp4", () => mp4().subarray(0, 88), "has no index (moov) because its export was interrupted. Export it again."),
  invalidCase(FILM, "film.mp4", () => mp4({ handler: "soun" }), "has sound, but no pictures. Put the film in its place."),
  invalidCase(FILM, "film.mp4", () => mp4({ entry: "hvc1" }), "is encoded as H.265. Encode it as H.264 for this field."),
  invalidCase(FILM, "film.mp4", () => mp4({ bytes: 25_000_000 }), "has 25.1 MB. Make it at most 25 MB."),
  {
    ...invalidCase(AV1, "loop.mp4", () => mp4({ entry: "av01" }), ""),
    lines: [],
    advice: [
      "content/pages/home.yaml:19:12  sections[0].backgroundVideo.av1  is content/media/loop.mp4, but `h264` is `../media/h264.mp4`. Use the file whose name begins with `h264`.",
      "content/pages/home.yaml:20:12  sections[0].backgroundVideo.vp9  is content/media/vp9.webm, but `h264` is `../media/h264.mp4`. Use the file whose name begins with `h264`.",
    ],
  },
  invalidCase(AV1, "loop.mp4", () => mp4(), "is encoded as H.264. Encode it as AV1 for this field."),
  {
    ...invalidCase(
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
  invalidCase(H264, "loop.mp4", () => mp4({ bytes: 4_000_000 }), "has 4.1 MB, too much for this field. Make it at most 4 MB."),
  invalidCase(H264, "loop.mp4", () => mp4({ hasSound: true }), "has sound, which a loop does not play. Export it without."),
  invalidCase(
    AV1,
    "loop.mp4",
    () => mp4({ entry: "av01", size: [720, 1280] }),
    "is in portrait format (720x1280). Export it in landscape.",
  ),
  invalidCase(VP9, "loop.webm", () => webm({ size: [320, 200] }), "is only 320 pixels wide. Export it at least 640 wide."),
  invalidCase(H264, "loop.mp4", () => mp4({ seconds: 0.5 }), "lasts 0.5 seconds. Make a loop last 1 to 60 seconds."),
  invalidCase(FILM, "film.mp4", () => mp4({ bytes: 9_000, rest: 9_000 }), CUT_OFF),
  invalidCase(VP9, "loop.webm", () => webm({ rest: 9_000 }), CUT_OFF),
  invalidCase(VP9, "loop.webm", () => webm({ codec: "A_OPUS" }), "has no pictures. Put the film in its place."),
];

const TAGS = "will be ignored. Remove it, or write &lt; for <.";

const cues: readonly InvalidCase[] = [
  {
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
  {
    ...captions(() => "", ""),
    made: { "media/good.mp4": () => mp4({ seconds: 42 }), "media/film.vtt": () => `WEBVTT\n\n${cue("00:01.000 --> 00:21.000")}` },
    lines: [],
    advice: [
      "content/pages/home.yaml:21:14  sections[0].film.video  is content/media/good.mp4, which has so few bytes a second that it can hardly show anything. Look at it.",
      "content/pages/home.yaml:22:17  sections[0].film.captions  is content/media/film.vtt, which ends at 21 seconds, but the film lasts 42. Write captions for the rest.",
      "content/pages/home.yaml:24:14  sections[0].film.poster.src  is content/media/dot.png, which line 29 already shows. Use another picture.",
    ],
  },
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "One\nof {product}")}`,
    "is wrong on line 5: `{product}` is not replaced in captions. Write the words themselves.",
  ),
  {
    ...captions(
      () => `WEBVTT\n\n${cue("00:01.000 --> 01:02.000")}`,
      "ends at 62 seconds, but the film lasts 42. Name the captions of this film, or correct their times.",
    ),
    made: { "media/good.mp4": () => mp4({ seconds: 42 }), "media/film.vtt": () => `WEBVTT\n\n${cue("00:01.000 --> 01:02.000")}` },
  },
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "<v Ann>One <i>two</i>\n<div>three</div>")}`,
    `is wrong on line 5: \`<div>\` is not a caption tag and ${TAGS}`,
  ),
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "<<<<<<< HEAD")}`,
    "contains, on line 4, two versions of the same lines, from a merge. Keep the right one, and remove the <<<<<<<, ======= and >>>>>>> lines.",
  ),
  captions(() => `1\n${cue("00:00:01,000 --> 00:00:02,000")}`, "does not begin with the word WEBVTT. Save it as WebVTT."),
  captions(() => "WEBVTT\n\nNOTE Later.\n", "has no cues. Write what is said, with its times."),
  captions(
    () => `WEBVTT\n\n1\n${cue("00:00:01,000 --> 00:00:02,000")}`,
    "is wrong on line 4: its times have commas, as in SubRip files. Write dots, such as 00:00:01.000.",
  ),
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:01.200", "Seen clearly, shared discreetly")}`,
    "is wrong on line 3: the cue has 31 characters, too many to read in its time. Give it more time, or divide it.",
  ),
  {
    ...captions(() => `WEBVTT\n\n${cue("00:01.000 --> 00:04.000", "Words. More [of them, 95.1%] words.")}`, ""),
    lines: [],
    advice: [
      "content/pages/home.yaml:22:17  sections[0].film.captions  is content/media/film.vtt, whose line 4 says `95.1%`, which the transcript does not. Write the same figure in both.",
      "content/pages/home.yaml:22:17  sections[0].film.captions  is content/media/film.vtt, whose line 4 says `More words.`, which the transcript does not. Write the same in both, or put a description in brackets.",
      "content/pages/home.yaml:24:14  sections[0].film.poster.src  is content/media/dot.png, which line 29 already shows. Use another picture.",
    ],
  },
  captions(() => `WEBVTT\n\n${cue("00:02.000 --> 00:01.000")}`, "is wrong on line 3: the cue ends before it begins. Correct its times."),
  captions(
    () => `WEBVTT\n\n${cue("00:05.000 --> 00:06.000")}\n${cue("00:01.000 --> 00:02.000")}`,
    "is wrong on line 6: the cue begins before the one on line 3. Put them in order.",
  ),
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:03.000")}\n${cue("00:02.000 --> 00:04.000")}`,
    "is wrong on line 6: the cue begins before the one on line 3 ends. Correct the times so that they do not overlap.",
  ),
  captions(
    () => "WEBVTT\n\n00:01.000 --> 00:02.000\n\nWords\n",
    "is wrong on line 3: the cue is empty. Write its words below its times, or remove it.",
  ),
  captions(
    () => `WEBVTT\n\n${cue("00:01.000 --> 00:02.000")}${cue("00:02.000 --> 00:03.000")}`,
    "is wrong on line 3: two cues run into each other. Put an empty line between them.",
  ),
  captions(
    () => `WEBVTT\n${cue("00:01.000 --> 00:02.000")}`,
    "is wrong on line 2: there is no empty line after WEBVTT. Put an empty line between them.",
  ),
  captions(
    () => Buffer.from(`WEBVTT\n\n${cue("00:01.000 --> 00:02.000", "Société")}`, "latin1"),
    "is not UTF-8 from line 4 on. Save the file as UTF-8.",
  ),
];

const downloads: readonly InvalidCase[] = [
  invalidCase(DOWNLOAD, "dot.png", undefined, "is not a download. Use a file that ends in `.pdf`."),
  invalidCase(
    DOWNLOAD,
    "brochure.pdf",
    () => "PK\u0003\u0004",
    "is an archive or an Office document, despite its name. Save it in the format of its file extension.",
  ),
  terms.wrong(
    [["scope", "[scope](/media/nowhere.pdf?download#page=2), [paper](../media/paper.pdf) and scope"]],
    "25:11  (line)  shows `](`, an incomplete link. Write it as [words](/page), without a space or backslash at its brackets and with both of them closed.",
    "25:14  (line)  leads to content/media/nowhere.pdf, which does not exist. Add the file, or correct the name (capitals matter).",
    "25:59  (line)  leads to `../media/paper.pdf`, which is not a page of this site. Write a download as /media/name.pdf.",
  ),
];

export const mediaCases: readonly InvalidCase[] = [...pictures, ...lights, ...previews, ...drawings, ...films, ...cues, ...downloads];
