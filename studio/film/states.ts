import { STAGES } from "../sample-deals/desk";
import { ACTS_TODAY, FILES, LAST_SIGNERS, NDA, OPENED, ROOM, TRAIL } from "../sample-deals/greywether";
import { amountOf, type Indication, INDICATIONS, INDICATIONS_BEFORE, RAISED } from "../sample-deals/listings";
import { NAMES } from "../sample-deals/names";
import { day, grouped, millions, percent, total } from "../sample-deals/words";
import { agreementScreen } from "../screens/agreement";
import { tag } from "../screens/parts";
import { roomScreen } from "../screens/room";
import { entriesWith, trailScreen } from "../screens/scenes/audit-trail";
import { AGREEMENT } from "../screens/scenes/nda-signing";
import { pipeline } from "../screens/scenes/pipeline";
import { secondaryScreen } from "../screens/scenes/secondary-listing";
import type { Screen } from "../screens/shell";

/** A piece of a screen's HTML and what it turns into: its first occurrence, or the one with this index. */
type Turn = readonly [was: string, is: string, at?: number];

/** A screen before an act, with the new state of each changing piece over the old one. */
function turning(screen: Screen, turns: readonly Turn[]): Screen {
  const body = turns.reduce((html, [was, is, at = 0]) => {
    const parts = html.split(was);
    if (parts.length < at + 2) throw new Error(`The screen has no ${was}.`);
    const turn = `<span class="turn"><span>${was}</span><span>${is}</span></span>`;
    return `${parts.slice(0, at + 1).join(was)}${turn}${parts.slice(at + 1).join(was)}`;
  }, screen.body);
  return { ...screen, body };
}

const inStage = (count: number, amount: number): string => `${count} &middot; ${millions(amount, 0)}`;
const TICKET = STAGES[1]?.deals[0]?.ticket ?? 0;

/** The first deal of the second stage moves to the third. */
export const dealMoves = turning(
  pipeline,
  STAGES.slice(1, 3).map(({ count, amount }, index) => {
    const change = index === 0 ? -1 : 1;
    return [inStage(count, amount), inStage(count + change, amount + change * TICKET)];
  }),
);

const [, [signedAt]] = OPENED;

/** The last of the four parties signs. */
export const lastSigns = turning(agreementScreen({ ...AGREEMENT, opened: "16:48", signers: LAST_SIGNERS }), [
  ["Ready for your signature", "Agreement signed"],
  ["Opened 16:48", `3 Jun, ${signedAt.slice(0, 5)}`],
  [tag("Signing now", "brass"), tag("Signed", "sea")],
]);

const LOCKED = "After NDA";
const COUNSEL = "Counsel";
const HEAD = "<h2>Permissions</h2>";

const room = roomScreen({
  deal: NAMES.greywether,
  role: ["PR", "Principal"],
  folders: [],
  open: "Model and forecasts",
  files: FILES.map(([number, name, kind, version, when, may, reads]) => [
    ...([number, name, kind, version, when] as const),
    may === COUNSEL ? may : LOCKED,
    reads,
  ]),
  rights: [[NDA.letters, NDA.reader, [2, 1, 0, 0]]],
  from: "02 Financial",
  tones: { [COUNSEL]: "red" },
  expires: `${NDA.reader} on ${day(ROOM.closes)}`,
});

/** The principal opens the room to a reader, all but the document that only counsel may see. */
export const roomOpens = turning(
  { ...room, body: room.body.replace(HEAD, `<div class="between">${HEAD}<i class="switch"></i></div>`) },
  FILES.filter(([, , , , , may]) => may !== COUNSEL).map(([, , , , , may], index) => [tag(LOCKED), tag(may, "sea"), index]),
);

type Acts = typeof ACTS_TODAY;
const withOneMore = (kind: string, acts: Acts): Acts => acts.map(([name, count]) => [name, name === kind ? count + 1 : count]);
const SIGNED = withOneMore("Signatures", ACTS_TODAY);
const GRANTED = withOneMore("Other", SIGNED);
const sums = (acts: Acts): string[] => [
  `All acts ${total(acts, ([, count]) => count)}`,
  ...acts.slice(-1).map(([kind, count]) => `${kind} ${count}`),
  `${entriesWith(acts)} entries`,
];

/** The audit trail gains its newest entry. */
export const trailGrows = turning(
  trailScreen([...OPENED, ...TRAIL], SIGNED),
  sums(SIGNED).map((was, index) => [was, sums(GRANTED)[index] ?? was]),
);

const READ = tag("Read");
const HIGHEST = tag("Highest", "sea");
const dollars = (indication: Indication): string => `US$${grouped(amountOf(indication))}`;

/** A buyer raises its indication above all others. */
export const indicationRises = turning(secondaryScreen(INDICATIONS_BEFORE), [
  [`<strong>${percent(RAISED.price, 1)}</strong>`, `<strong>${percent(INDICATIONS[0].price, 1)}</strong>`],
  [grouped(amountOf(RAISED)), grouped(amountOf(INDICATIONS[0]))],
  [READ, HIGHEST, 1],
  [HIGHEST, READ],
  [dollars(INDICATIONS_BEFORE[0]), dollars(INDICATIONS[0])],
  // In the box; in the table stands the one before.
  [percent(INDICATIONS_BEFORE[0].price, 1), percent(INDICATIONS[0].price, 1), 1],
]);
