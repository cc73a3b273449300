const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Formats a day: "2025-03-01" gives "1 March 2025". */
export const formatDay = (isoDate: string): string => format.format(new Date(`${isoDate}T00:00:00Z`));
