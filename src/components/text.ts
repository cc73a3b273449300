import { SITE_LOCALE } from "../notation/language";

/** Fills the slots of a label: `fillSlots("Step [n] of [total]", { n: 2, total: 6 })` gives "Step 2 of 6". */
export const fillSlots = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\[(\w+)\]/gu, (slot, name: string) => String(values[name] ?? slot));

/** Formats a day: "2025-03-01" gives "1 March 2025". */
export const formatDay = (isoDate: string): string =>
  new Date(isoDate).toLocaleDateString(SITE_LOCALE, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The address of a telephone number's link: "+44 20 7946 0958" gives "tel:+442079460958". */
export const phoneHref = (number: string): string => `tel:${number.replace(/\s/gu, "")}`;
