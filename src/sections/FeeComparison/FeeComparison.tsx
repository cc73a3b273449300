import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { Band } from "../../components/Band";
import { SectionHeading } from "../../components/SectionHeading";
import { fillSlots } from "../../components/text";
import type { SectionProps } from "../section-props";
import { amountIn, inDollars, inPercent, rangesAround } from "./fee";
import { Amount, Bar, Entry, Label, Note, Grid, Panel, Share } from "./FeeComparison.styles";
import { Slider, Sliders } from "./Sliders.styles";

const SLIDERS = [
  { name: "raise", written: inDollars },
  { name: "rate", written: inPercent },
] as const;

/** Compares a success fee on a raise with our price, each with a bar: the fee's takes the whole width, ours its share of that. */
export const FeeComparison = ({ section, ground }: SectionProps<Queries.FeeComparisonFragment>) => {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const { anchor, heading, intro, raiseLabel, rateLabel, feeLabel, priceLabel, shareLabel, feeComparisonPrice, feeComparisonNote } =
    section;
  const ranges = rangesAround(amountIn(section.raise), amountIn(section.rate) / 100);
  const [values, setValues] = useState({ raise: ranges.raise.start, rate: ranges.rate.start });
  const labels = { raise: raiseLabel, rate: rateLabel };
  const fee = values.raise * values.rate;
  const price = amountIn(feeComparisonPrice);

  /** Adopts the sliders' values, even if they were moved before this script arrived. */
  const read = () => {
    const [raise, rate] = [...(form.current?.querySelectorAll("input") ?? [])].map((input) => input.valueAsNumber);
    if (raise !== undefined && rate !== undefined) setValues({ raise, rate });
  };
  useEffect(read, []);

  return (
    <Band ground={ground} anchor={anchor} labelledBy={`${id}heading`}>
      <Grid>
        <SectionHeading id={`${id}heading`} heading={heading} intro={intro} />
        <Panel>
          <Sliders ref={form}>
            {SLIDERS.map(({ name, written }) => (
              <Slider key={name}>
                <label htmlFor={id + name}>{labels[name]}</label>
                <output htmlFor={id + name}>{written(values[name])}</output>
                <input
                  id={id + name}
                  type="range"
                  data-needs-scripts
                  min={ranges[name].min}
                  max={ranges[name].max}
                  step={ranges[name].step}
                  defaultValue={ranges[name].start}
                  aria-valuetext={written(values[name])}
                  onInput={read}
                />
              </Slider>
            ))}
          </Sliders>
          <Entry>
            <Label>{feeLabel}</Label>
            <Amount as="output" htmlFor={`${id}raise ${id}rate`}>
              {inDollars(fee)}
            </Amount>
            <Bar aria-hidden>
              <rect width="100%" height="100%" />
            </Bar>
          </Entry>
          <Entry data-ours>
            <Label>{priceLabel}</Label>
            <Amount>{feeComparisonPrice}</Amount>
            <Bar aria-hidden>
              <rect width={`${(100 * price) / fee}%`} height="100%" />
            </Bar>
            <Share as="output" htmlFor={`${id}raise ${id}rate`}>
              {fillSlots(shareLabel, { share: inPercent(price / fee) })}
            </Share>
          </Entry>
          <Note>{feeComparisonNote}</Note>
        </Panel>
      </Grid>
    </Band>
  );
};

export const feeComparisonFragment = graphql`
  fragment FeeComparison on FeeComparisonSection {
    anchor
    heading
    intro
    raise
    rate
    raiseLabel
    rateLabel
    feeLabel
    priceLabel
    shareLabel
    feeComparisonPrice: price
    feeComparisonNote: note
  }
`;
