/** What is drawn agrees across all pictures; `exhibits.test.ts` compares it with the exhibits in content. */
import { STAGES } from "./desk";
import { ACTS_A_DAY, ACTS_TODAY, FILES, FOLDERS, LAST_SIGNERS, NDA, OPENED, RIGHTS, ROOM, SIGNERS, TRAIL } from "./greywether";
import { ACCOUNT, HOLDINGS, MANDATE, RELATIONSHIPS, TOUCHES } from "./investors";
import { INDICATIONS, INDICATIONS_BEFORE, INTEREST, ROUND, TRANSFER } from "./listings";
import { COUNTS, NAMES } from "./names";
import { percent, shortDay, TODAY, total } from "./words";

const DEALS = STAGES.flatMap(({ deals }) => deals);
const whole = (shares: readonly number[], digits = 0): number => total(shares, (share) => Number.parseFloat(percent(share, digits)));
const inOrder = (values: readonly (string | number)[]): boolean => values.every((value, index) => (values[index - 1] ?? value) <= value);

describe("sums", () => {
  test("areas of the desk", () => {
    expect(total(STAGES, ({ count }) => count)).toBe(COUNTS.pipeline);
    expect(total(Object.values(RELATIONSHIPS), (count) => count)).toBe(COUNTS.relationships);
  });

  test.each(STAGES)("stage $title: the deals shown fit into the stage’s totals", ({ deals, count, amount }) => {
    const shown = total(deals, ({ ticket }) => ticket);
    if (deals.length === count) expect(shown).toBe(amount);
    else expect(shown).toBeLessThan(amount);
  });

  test("an investor's account", () => {
    expect(total(HOLDINGS, ({ paid }) => paid)).toBe(ACCOUNT.paid.at(-1));
    expect(total(HOLDINGS, ({ value }) => value)).toBe(ACCOUNT.value.at(-1));
    const called = ACCOUNT.paid.slice(-4).map((paid, index) => Number((paid - (ACCOUNT.paid.at(index - 5) ?? 0)).toFixed(1)));
    expect(called).toEqual(ACCOUNT.flows.slice(0, 4).map(([, amount]) => amount));
    expect(whole(HOLDINGS.map(({ value }) => value / total(HOLDINGS, (holding) => holding.value)))).toBe(100);
    expect(ACCOUNT.paid.at(-1)).toBeLessThan(ACCOUNT.committed);
  });

  test("parts add up to their whole", () => {
    expect(whole(MANDATE.map(([, share]) => share))).toBe(100);
    expect(whole(ROUND.proceeds.map(([, share]) => share))).toBe(100);
    expect(
      total(
        FOLDERS.flatMap(([, , , parts = []]) => parts),
        ([, documents]) => documents,
      ),
    ).toBe(FOLDERS[1]?.[2]);
    expect(total(ACTS_TODAY, ([, acts]) => acts)).toBe(ACTS_A_DAY.at(-1));
  });

  test("indications are in order, the highest above what is asked", () => {
    expect(inOrder(INDICATIONS.map(({ price }) => -price))).toBe(true);
    expect(INDICATIONS.filter(({ state }) => state === "Highest")).toEqual(INDICATIONS.slice(0, 1));
    expect(inOrder(INDICATIONS_BEFORE.map(({ price }) => -price))).toBe(true);
    expect(INDICATIONS_BEFORE.filter(({ state }) => state === "Highest")).toEqual(INDICATIONS_BEFORE.slice(0, 1));
    expect(INDICATIONS[0].price).toBeGreaterThanOrEqual(INTEREST.asked);
  });
});

describe("states", () => {
  test("nobody holds what still awaits a vote or a signature", () => {
    expect(HOLDINGS.map(({ name }) => name).filter((name) => DEALS.some((deal) => deal.name === name))).toEqual([]);
  });

  test("an agreement that is still being signed opens no room", () => {
    expect(RIGHTS.map(([, reader]) => reader)).not.toContain(NDA.reader);
    expect(TRAIL.filter(([, , role]) => role === NDA.reader).map(([, , , act]) => act)).toEqual(["Signed"]);
    expect(SIGNERS.map(([, , , state]) => state)).toEqual(["Approved", "Signed", "Signing now", "Next"]);
    expect(NDA.signed.slice(0, 5) > NDA.opened).toBe(true);
    expect(TOUCHES.some(({ title, mark }) => title.includes(NAMES.greywether) && title.startsWith("NDA") && mark[0] === "Signed")).toBe(
      true,
    );
  });

  test("in the film, the room opens only once the last of the four has signed", () => {
    expect(LAST_SIGNERS.map(([, , , state]) => state)).toEqual(["Approved", "Signed", "Signed", "Signing now"]);
    expect(OPENED.map(([, , , act]) => act)).toEqual(["Granted", "Signed"]);
    expect(inOrder([NDA.signed, ...OPENED.map(([time]) => time).reverse()])).toBe(true);
  });

  test("only permitted readers are shown", () => {
    const readers: readonly string[] = RIGHTS.map(([, reader]) => reader);
    const outside = TRAIL.filter(([, , role, act]) => /Viewed|Saved|Asked/u.test(act) && !readers.includes(role));
    expect(outside).toEqual([]);
  });

  test("dates are in order, and planned ones are in the future", () => {
    expect(inOrder(TRANSFER.map(([, , on]) => on))).toBe(true);
    expect(inOrder(TRAIL.map(([time]) => time).reverse())).toBe(true);
    expect(inOrder(TOUCHES.map(({ on }) => on).reverse())).toBe(true);
    expect(inOrder([ACCOUNT.valuedOn, ACCOUNT.approvedOn, TODAY, ACCOUNT.nextCall])).toBe(true);
    expect(inOrder([ROOM.opened, TODAY, ROOM.closes])).toBe(true);
    expect(FILES[0][4].startsWith(shortDay(TODAY))).toBe(true);
  });
});
