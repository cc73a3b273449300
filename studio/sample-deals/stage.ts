import type { Tone } from "../screens/parts";

export interface Deal {
  name: string;
  what: string;
  ticket: number;
  mark: readonly [string, Tone];
  next: string;
  owner: string;
  /** How much of its stage is complete, from 0 to 1. */
  done: number;
}

export interface Stage {
  title: string;
  /** All deals of the stage; `deals` are those that are shown. */
  count: number;
  amount: number;
  /** The estimated probability that a deal of this stage closes. */
  weight: number;
  /** Passed on at this stage in the quarter, by reason. */
  passed: readonly (readonly [reason: string, deals: number])[];
  deals: readonly Deal[];
}
