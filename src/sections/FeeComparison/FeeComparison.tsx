import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { Band } from "../../components/Band";
import { SectionHeading } from "../../components/SectionHeading";
import { fillSlots } from "../../components/text";
import { amountOf } from "../../notation/amounts";
import { SITE_LOCALE } from "../../notation/language";
import type { SectionProps } from "../section-props";
import { Amount, Bar, Entry, Grid, Panel, Sliders } from "./FeeComparison.styles";

/** How far a visitor can move the sliders from their initial values: the raise in US dollars, and the fee as a share of it. */
export const rangesAround = (raise: number, rate: number) => ({
  raise: { min: raise / 5, max: 10 * raise, step: raise / 5, defaultValue: raise },
  rate: { min: 0.01, max: Math.max(0.07, rate), step: 0.005, defaultValue: rate },
});

/** `$150,000`. */
const inDollars = (amount: number): string =>
  amount.toLocaleString(SITE_LOCALE, { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 });

/** `3%`, `2.5%`, `0.029%`. */
export const inPercent = (share: number): string => share.toLocaleString(SITE_LOCALE, { style: "percent", maximumSignificantDigits: 2 });

const SLIDERS = [
  { name: "raise", written: inDollars },
  { name: "rate", written: inPercent },
] as const;

/** How many of the card's ten blocks the fee's bar takes at first: it runs off the card, and the scale stays. */
const BLOCKS = 12;

/** Compares a success fee on a raise with our price, each with a bar on the same scale. */
export const FeeComparison = ({ section, ...place }: SectionProps<Queries.FeeComparisonFragment>) => {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const { anchor, heading, intro, feeLabel, priceLabel, shareLabel, blockLabel, feeComparisonPrice, feeComparisonNote } = section;
  const start = { raise: amountOf(section.raise) ?? 0, rate: (amountOf(section.rate) ?? 0) / 100 };
  const ranges = rangesAround(start.raise, start.rate);
  const [values, setValues] = useState(start);
  const fee = values.raise * values.rate;
  const price = amountOf(feeComparisonPrice) ?? 0;
  const block = (start.raise * start.rate) / BLOCKS;
  /** A bar's width: a block is a tenth of the card's. */
  const widthOf = (amount: number) => ({ width: `${(10 * amount) / block}%` });

  /** Adopts the sliders' values, even if they were moved before this script arrived. */
  const read = () => {
    const [raise, rate] = [...(form.current?.querySelectorAll("input") ?? [])].map((input) => input.valueAsNumber);
    if (raise !== undefined && rate !== undefined) setValues({ raise, rate });
  };
  useEffect(read, []);

  return (
    <Band {...place} anchor={anchor} labelledBy={`${id}heading`}>
      <Grid>
        <div>
          <SectionHeading id={`${id}heading`} heading={heading} intro={intro} />
          <Sliders ref={form}>
            {SLIDERS.map(({ name, written }) => (
              <div key={name}>
                <label htmlFor={id + name}>{section[`${name}Label`]}</label>
                <output htmlFor={id + name}>{written(values[name])}</output>
                <input
                  id={id + name}
                  type="range"
                  data-needs-scripts
                  {...ranges[name]}
                  aria-valuetext={written(values[name])}
                  onInput={read}
                />
              </div>
            ))}
          </Sliders>
        </div>
        <Panel>
          <Entry>
            <p>{feeLabel}</p>
            <Amount as="output" htmlFor={`${id}raise ${id}rate`}>
              {inDollars(fee)}
            </Amount>
            <Bar aria-hidden>
              <i style={widthOf(fee)} />
            </Bar>
            <small>
              {fillSlots(blockLabel, {
                n: (fee / block).toLocaleString(SITE_LOCALE, { maximumFractionDigits: 1 }),
                amount: inDollars(block),
              })}
            </small>
          </Entry>
          <Entry data-ours>
            <p>{priceLabel}</p>
            <Amount>{feeComparisonPrice}</Amount>
            <Bar aria-hidden>
              <i style={widthOf(price)} />
            </Bar>
            <small>
              <output htmlFor={`${id}raise ${id}rate`}>{fillSlots(shareLabel, { share: inPercent(price / fee) })}</output>
            </small>
          </Entry>
          <small>{feeComparisonNote}</small>
        </Panel>
      </Grid>
    </Band>
  );
};

export const feeComparisonFragment = graphql`
  fragment FeeComparison on FeeComparisonSection {
    ...HeadedBand
    raise
    rate
    raiseLabel
    rateLabel
    feeLabel
    priceLabel
    shareLabel
    blockLabel
    feeComparisonPrice: price
    feeComparisonNote: note
  }
`;
