import { ink } from "../../exhibits/plate";
import { BARS, BLOCK } from "../../sample-deals/listings";
import { grouped } from "../../sample-deals/words";
import type { PhonePanel } from "../phone";

/** A block of shares, company and holder unnamed, and who may lift which bar. */
export const sealedListing: PhonePanel = {
  kicker: `${BLOCK.reference} &middot; ${BLOCK.region}`,
  title: BLOCK.what,
  rows: [
    ...BARS.map(({ over, width, lifter }) => [over, lifter, ink(width * 0.8)] as const),
    ["Size", `${grouped(BLOCK.shares)} ordinary shares`, `US$${grouped(BLOCK.shares * BLOCK.asked)}`] as const,
    ["Asking price", "a share", `US$${BLOCK.asked.toFixed(2)}`] as const,
  ],
};
