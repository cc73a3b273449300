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
  /** The number of deals in the stage; `deals` are those shown. */
  count: number;
  amount: number;
  deals: readonly Deal[];
}
