/** What the files that content refers to really are. */
import type { Damage } from "./damage.testing";

export const mediaDamages: readonly Damage[] = [];
