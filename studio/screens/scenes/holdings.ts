import { disc, ink } from "../../exhibits/plate";
import { PORTFOLIO } from "../../sample-deals/mandates";
import { day, millions, multiple, shortDay, total } from "../../sample-deals/words";
import { each } from "../parts";
import { footOf, linesOf, type PhonePanel } from "../phone";

const { companies, fund, listed, valuedOn } = PORTFOLIO;
const OFFERED = (companies.find(([name]) => name === listed.name)?.[2] ?? 0) / 2;

/** A fund's companies with their valuations and the documents behind each; half of one is for sale. */
export const holdings: PhonePanel = {
  kicker: `${fund} &middot; valued at ${day(valuedOn)}`,
  title: `${companies.length} companies, ${millions(total(companies, ([, , value]) => value))}`,
  rows: companies.map(([name, cost, value, basis, papers]) => [
    name,
    basis,
    `${millions(value)}, ${multiple(value, cost)}<br>${each(papers, (paper) => disc(paper))}`,
  ]),
  foot: `<style>.state{line-height:1.35}.state .disc{width:11px;height:11px;margin-left:5px}</style>${footOf(
    listed.reference,
    `half of ${listed.name}`,
    linesOf("1fr auto", [
      [`Listed until ${shortDay(listed.closes)}`, millions(OFFERED)],
      ["What readers see of the company", ink(5)],
    ]),
  )}`,
};
