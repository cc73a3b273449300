/** What YAML and Markdown accept, and no editor means. */
import type { Damage } from "./damage.testing";

export const swallowedDamages: readonly Damage[] = [];
