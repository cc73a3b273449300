import styled from "styled-components";
import { contrast, LEAST_CONTRAST } from "../../src/theme/contrast";
import { hairlineAbove, plainList } from "../../src/theme/mixins";
import { colours, shapes, spaces, typeSizes } from "../../src/theme/tokens";
import { colourOn, type Ground, roles } from "../../src/theme/variables";
import { OnGrounds } from "./OnGrounds";

const grounds = ["paper", "paper-band", "ink"] as const satisfies readonly (keyof typeof colours)[];

/** What a contrast ratio allows (WCAG 2.2). */
const purposeOf = (ratio: number): string => {
  if (ratio >= LEAST_CONTRAST.text) return "text";
  return ratio >= LEAST_CONTRAST.control ? "controls" : "decoration";
};

const allows = (colour: string, ground: string): string => {
  const ratio = contrast(colour, ground);
  return `${ratio.toFixed(1)} ${purposeOf(ratio)}`;
};

/** The palette, and what each colour can be used for on each ground. */
const Colours = () => (
  <Table>
    <thead>
      <tr>
        <th>Colour</th>
        {grounds.map((ground) => (
          <th key={ground}>{`on ${ground}`}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Object.entries(colours).map(([name, hex]) => (
        <tr key={name}>
          <th>
            <Dot style={{ background: hex }} /> {name} {hex}
          </th>
          {grounds.map((ground) => (
            <td key={ground}>{allows(hex, colours[ground])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

/** What a component writes, such as `var(--on-text)`, and what a ground makes of it. */
const Roles = ({ ground }: { ground: Ground }) => (
  <Table>
    <caption>{ground}</caption>
    <tbody>
      {roles.map((role) => (
        <tr key={role}>
          <th>
            <Dot style={{ background: colourOn(ground, role) }} /> {role}
          </th>
          <td>{allows(colourOn(ground, role), colourOn(ground, "ground"))}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const pieces: Readonly<Record<string, (value: string) => React.CSSProperties>> = {
  radius: (value) => ({ borderRadius: value, width: "4rem", height: "4rem" }),
  shadow: (value) => ({ boxShadow: value, width: "4rem", height: "4rem" }),
  target: (value) => ({ width: value, height: value }),
  measure: (value) => ({ width: value, height: "1rem" }),
};

/** Everything that has no colour, by its variable's name, with its value and itself. */
const sizes = [
  ...Object.entries(typeSizes).map(([name, value]) => [`type-${name}`, value, { fontSize: value, lineHeight: 1.15 }] as const),
  ...Object.entries(spaces).map(([name, value]) => [`space-${name}`, value, { width: value, height: "1rem" }] as const),
  ...Object.entries(shapes).map(([name, value]) => [name, value, pieces[name.split("-")[0] ?? ""]?.(value)] as const),
];

/** Every token, colours by the role that a ground gives them. */
export const Tokens = () => (
  <>
    <Colours />
    <OnGrounds grounds={["paper", "band", "ink"]}>{(ground) => <Roles ground={ground} />}</OnGrounds>
    <List>
      {sizes.map(([name, value, look]) => (
        <li key={name}>
          <span>{name}</span>
          <span>{value}</span>
          {look && ("fontSize" in look ? <span style={look}>Access, with discretion</span> : <Piece style={look} />)}
        </li>
      ))}
    </List>
  </>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: left;

  th,
  td {
    ${hairlineAbove}
    padding-block: var(--space-2);
    font-weight: 400;
  }
`;

const Dot = styled.span`
  display: inline-block;
  width: 0.875rem;
  height: 0.875rem;
  border: var(--hairline) solid var(--on-control-line);
  vertical-align: -0.1em;
`;

const List = styled.ul`
  ${plainList}
  font-size: var(--type-small);

  li {
    ${hairlineAbove}
    display: grid;
    grid-template-columns: 10rem 13rem minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-2);
    overflow-wrap: anywhere;
  }
`;

const Piece = styled.div`
  max-width: 100%;
  border: var(--hairline) solid var(--on-control-line);
  background: var(--on-card);
`;
