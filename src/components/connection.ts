/** What the Network Information API tells, where a browser has it. */
interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

/** The effective types that are no faster than the second generation of mobile networks. */
const VERY_SLOW: readonly unknown[] = ["2g", "slow-2g"];

const isConnection = (value: unknown): value is Connection => typeof value === "object" && value !== null;

const connection = (): Connection => {
  const known = typeof navigator !== "undefined" && "connection" in navigator ? navigator.connection : undefined;
  return isConnection(known) ? known : {};
};

/** Whether the visitor asked the browser to save data; false where that is not known. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the connection is no faster than the second generation of mobile networks; false where that is not known. */
export const isVerySlow = (): boolean => VERY_SLOW.includes(connection().effectiveType);
