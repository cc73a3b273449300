/** The Network Information API, where a browser has it. */
interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

/** Effective types no faster than second-generation mobile networks. */
const VERY_SLOW: readonly unknown[] = ["2g", "slow-2g"];

const isConnection = (value: unknown): value is Connection => typeof value === "object" && value !== null;

const connection = (): Connection => {
  const known = typeof navigator !== "undefined" && "connection" in navigator ? navigator.connection : undefined;
  return isConnection(known) ? known : {};
};

/** Whether the visitor asked the browser to save data; false if unknown. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the connection is no faster than second-generation mobile networks; false if unknown. */
export const isVerySlow = (): boolean => VERY_SLOW.includes(connection().effectiveType);
