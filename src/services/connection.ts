/** Whether the visitor asked the browser to save data; false if unknown. */
export const savesData = (): boolean =>
  typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
