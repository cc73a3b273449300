/** The invented data agrees across all pictures. */
import { STAGES } from "./desk";
import { ACTS_A_DAY, ACTS_TODAY, FILES, FOLDERS, LAST_SIGNERS, LISTING, NDA, OPENED, RIGHTS, ROOM, SIGNERS, TRAIL } from "./greywether";
import { ACCOUNT, HOLDINGS, MANDATE, RELATIONSHIPS, TOUCHES } from "./investors";
import { BIDS, BIDS_BEFORE, BOARD, CLASSES, INTEREST, ROUND, TRANSFER } from "./listings";
import { COMMITTEE, COUNTS, NAMES } from "./names";
import { CAPITAL_ACCOUNT, CLOSING_BOOK, COHORT, STARTUP } from "./raises";
import { ESTATE, PAPER, RECORD, RELEASES, SALE_NDA, SALE_SIGNERS, VALUATION } from "./sales";
import { millions, percent, shortDay, TODAY, total } from "./words";

const DEALS = STAGES.flatMap(({ deals }) => deals);
const ticketOf = (name: string): number | undefined => DEALS.find((deal) => deal.name === name)?.ticket;
const stageOf = (name: string): string | undefined => STAGES.find(({ deals }) => deals.some((deal) => deal.name === name))?.title;
const whole = (shares: readonly number[], digits = 0): number => total(shares, (share) => Number.parseFloat(percent(share, digits)));
const inOrder = (values: readonly (string | number)[]): boolean => values.every((value, index) => (values[index - 1] ?? value) <= value);

describe("sums", () => {
  test("areas of the desk", () => {
    expect(total(STAGES, ({ count }) => count)).toBe(COUNTS.pipeline);
    expect(total(Object.values(RELATIONSHIPS), (count) => count)).toBe(COUNTS.relationships);
    expect(BOARD.length).toBeLessThan(COUNTS.marketplace);
    expect([...new Set(BOARD.map(([, , , kind]) => kind))].sort()).toEqual([...CLASSES].sort());
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
    expect(total(PAPER.owners, ([, amount]) => amount)).toBe(PAPER.enterprise - PAPER.debt);
    expect(whole(PAPER.owners.map(([, amount]) => amount / (PAPER.enterprise - PAPER.debt)))).toBe(100);
    const shares = total(STARTUP.holders, ([, held, bought]) => held + bought);
    expect(
      whole(
        STARTUP.holders.map(([, held, bought]) => (held + bought) / shares),
        1,
      ),
    ).toBe(100);
    expect(
      total(
        FOLDERS.flatMap(([, , , parts = []]) => parts),
        ([, documents]) => documents,
      ),
    ).toBe(FOLDERS[1]?.[2]);
    expect(STARTUP.missing).toHaveLength(total(STARTUP.folders, ([, , inside, of]) => of - inside));
    expect(total(ACTS_TODAY, ([, acts]) => acts)).toBe(ACTS_A_DAY.at(-1));
  });

  test("a capital call is within the uncalled commitment, and a close within its book", () => {
    const call = total(CAPITAL_ACCOUNT.notice.parts, ([, amount]) => amount);
    // The other investor whose account is shown is not in this fund: its next call has another date and amount.
    expect(HOLDINGS.map(({ name }) => name)).not.toContain(CAPITAL_ACCOUNT.fund);
    expect(ACCOUNT.nextCall).not.toBe(CAPITAL_ACCOUNT.notice.due);
    expect(ACCOUNT.flows[4][1]).not.toBe(call / 1e6);
    expect(CAPITAL_ACCOUNT.called + call).toBeLessThanOrEqual(CAPITAL_ACCOUNT.commitment);
    expect(total(CLOSING_BOOK.rows, ([, amount]) => amount)).toBeGreaterThan(CLOSING_BOOK.target);
    expect(ROUND.lead).toBeLessThan(ROUND.committed);
    for (const [, , round, committed, , admitted, signed] of COHORT.companies) {
      expect(inOrder([committed, round])).toBe(true);
      // Those who commit have signed, and those who have signed were admitted.
      expect(inOrder([Math.sign(committed), signed, admitted])).toBe(true);
    }
  });

  test("a plot’s area is that within its boundary", () => {
    const corners = ESTATE.boundary;
    const twice = total(corners, ([x, y]) => {
      const [nextX, nextY] = corners[(corners.findIndex((corner) => corner[0] === x && corner[1] === y) + 1) % corners.length] ?? [0, 0];
      return x * nextY - nextX * y;
    });
    expect((twice / 2 / 10_000).toFixed(1)).toBe(ESTATE.plot.toFixed(1));
  });

  test("bids are in order, the best above the reserve; a valuation lies within the ranges of its methods", () => {
    expect(inOrder(BIDS.map(({ price }) => -price))).toBe(true);
    expect(BIDS.filter(({ state }) => state === "Best")).toEqual(BIDS.slice(0, 1));
    expect(inOrder(BIDS_BEFORE.map(({ price }) => -price))).toBe(true);
    expect(BIDS_BEFORE.filter(({ state }) => state === "Best")).toEqual(BIDS_BEFORE.slice(0, 1));
    expect(BIDS[0].price).toBeGreaterThanOrEqual(INTEREST.reserve);
    const [from, to] = VALUATION.concluded;
    expect(VALUATION.methods.every(([, , low, high]) => low < to && high > from)).toBe(true);
    expect(VALUATION.methods.find(([name]) => name === "Listed peers")?.slice(2, 4)).toEqual(
      [VALUATION.peers[0], VALUATION.peers.at(-1)].map((peer) => Number(((peer?.[1] ?? 0) * VALUATION.earnings).toFixed(1))),
    );
  });
});

describe("states", () => {
  test("nobody holds what still awaits a vote or a signature", () => {
    expect(HOLDINGS.map(({ name }) => name).filter((name) => DEALS.some((deal) => deal.name === name))).toEqual([]);
    expect(stageOf(PAPER.deal)).toBe("Committee");
    expect(PAPER.vote).toBe(COMMITTEE.date);
    expect(inOrder([TODAY, COMMITTEE.date])).toBe(true);
  });

  test("a deal has the same ticket in all stories", () => {
    expect(ticketOf(PAPER.deal)).toBe(PAPER.ticket);
    expect(PAPER.owners.find(([name]) => name === "This office")?.[1]).toBe(PAPER.ticket);
    expect(ticketOf(RECORD.deal)).toBe(RECORD.ticket);
    expect(ticketOf(ROUND.name)).toBe(ROUND.ticket / 1e6);
    expect(ticketOf(STARTUP.name)).toBe((STARTUP.holders.find(([name]) => name === "Co-investors")?.[2] ?? 0) * STARTUP.price);
    const sizeOf = (listing: string): string | undefined => BOARD.find(([reference]) => reference === listing)?.[5];
    expect(sizeOf(LISTING.reference)).toBe(millions(LISTING.size));
    const softCircle = /US\$(\d+)m in Greywether/u.exec(TOUCHES.map(({ text }) => text).join(" "))?.[1];
    expect((ticketOf(NAMES.greywether) ?? Number.NaN) + Number(softCircle)).toBeLessThanOrEqual(LISTING.size);
    expect(sizeOf(INTEREST.reference)).toBe(`${millions(INTEREST.value)} value`);
  });

  test("an agreement that is still being signed opens no room", () => {
    expect(RIGHTS.map(([, reader]) => reader)).not.toContain(NDA.reader);
    expect(TRAIL.filter(([, , role]) => role === NDA.reader).map(([, , , act]) => act)).toEqual(["Signed"]);
    expect(SIGNERS.map(([, , , state]) => state)).toEqual(["Approved", "Signed", "Signing now", "Next"]);
    expect(NDA.signed.slice(0, 5) > NDA.opened).toBe(true);
    expect(DEALS.find(({ name }) => name === ROUND.name)?.next).toBe("NDA to sign");
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

  test("a buyer receives documents in order, an offer follows the memorandum, and the desk has read only the teaser", () => {
    for (const [, , dates, offer] of RELEASES.buyers) {
      const given = dates.filter((date) => date !== "");
      expect(dates.slice(0, given.length)).toEqual(given);
      expect(inOrder(given)).toBe(true);
      expect(given.every((date) => date <= TODAY)).toBe(true);
      if (offer > 0) expect(given.length).toBeGreaterThanOrEqual(3);
    }
    expect(RELEASES.buyers.find(([, kind]) => kind === "Family office")?.[2].filter((date) => date !== "")).toHaveLength(1);
    expect(DEALS.find(({ name }) => name === RELEASES.mandate)?.next).toBe("Teaser read");
    expect(RELEASES.buyers.find(([name]) => name === SALE_NDA.reader)?.[2].filter((date) => date !== "")).toHaveLength(1);
    expect(SALE_SIGNERS.map(([, , , state]) => state)).toEqual(["Approved", "Released", "Signing now", "Next"]);
    // The Adviser releases the wording that counsel has agreed, on the day of the signature.
    const [approved = "", released = "", signing = ""] = SALE_SIGNERS.map(([, , , , , when]) => when);
    expect([approved, released].every((when) => when.startsWith(`${shortDay(SALE_NDA.agreedOn)}, `))).toBe(true);
    expect(inOrder([approved, released].map((when) => when.slice(-5)).concat(SALE_NDA.opened))).toBe(true);
    expect([SALE_NDA.agreedOn, signing]).toEqual([TODAY, `Opened ${SALE_NDA.opened}`]);
  });

  test("dates are in order, and planned ones are in the future", () => {
    expect(inOrder(TRANSFER.map(([, , on]) => on))).toBe(true);
    expect(inOrder(RECORD.steps.map(([, on]) => on))).toBe(true);
    expect(inOrder(TRAIL.map(([time]) => time).reverse())).toBe(true);
    expect(inOrder(TOUCHES.map(({ on }) => on).reverse())).toBe(true);
    expect(inOrder([ACCOUNT.valuedOn, ACCOUNT.approvedOn, TODAY, ACCOUNT.nextCall])).toBe(true);
    expect(inOrder([ROOM.opened, TODAY, ROOM.closes])).toBe(true);
    expect(inOrder([CAPITAL_ACCOUNT.to, CAPITAL_ACCOUNT.notice.sent, TODAY, CAPITAL_ACCOUNT.notice.due])).toBe(true);
    expect(
      [ROUND.closes, INTEREST.bidsClose, CLOSING_BOOK.close, ...STARTUP.missing.map(([, , , by]) => by)].every((on) => on > TODAY),
    ).toBe(true);
    expect(FILES[0][4].startsWith(shortDay(TODAY))).toBe(true);
  });
});
