import styled from "styled-components";
import { contrast } from "../../../src/theme/contrast";
import { hairlineAbove } from "../../../src/theme/mixins";
import { colourOn, type Ground, type Role, roles } from "../../../src/theme/variables";
import { OneGround } from "../specimen/Grounds";

const grounds: readonly Ground[] = ["paper", "band", "ink"];

const ratio = (ground: Ground, role: Role, on: "ground" | "card"): string =>
  contrast(colourOn(ground, role), colourOn(ground, on)).toFixed(1);

/** What each ground makes of each role, with the contrast to the ground and to its cards. */
export const Roles = () => (
  <Columns>
    {grounds.map((ground) => (
      <OneGround key={ground} $ground={ground}>
        <Table>
          <caption>{ground}</caption>
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Ground</th>
              <th scope="col">Card</th>
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <tr key={role}>
                <th scope="row">
                  <Dot style={{ background: colourOn(ground, role) }} />
                  {role}
                </th>
                <td>{ratio(ground, role, "ground")}</td>
                <td>{ratio(ground, role, "card")}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </OneGround>
    ))}
  </Columns>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: var(--space-3);
    color: var(--on-heading);
    font-family: var(--font-serif);
    font-size: var(--type-h3);
    text-align: left;
  }
  th,
  td {
    ${hairlineAbove}
    padding-block: var(--space-2);
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  thead th {
    border-top: 0;
    color: var(--on-quiet);
  }
  tbody th {
    color: var(--on-heading);
  }
`;

const Dot = styled.span`
  display: inline-block;
  width: 0.875rem;
  height: 0.875rem;
  margin-right: var(--space-2);
  border: var(--hairline) solid var(--on-control-line);
  vertical-align: -0.1em;
`;
