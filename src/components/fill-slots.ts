/** Fills the slots of a label: `fillSlots("Step [n] of [total]", { n: 2, total: 6 })` gives "Step 2 of 6". */
export const fillSlots = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\[(\w+)\]/gu, (slot, name: string) => String(values[name] ?? slot));
