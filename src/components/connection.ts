const asksToSave = (connection: unknown): boolean =>
  typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;

/** Whether the visitor asked the browser to save data (Network Information API); false where that is not known. */
export const savesData = (): boolean => typeof navigator !== "undefined" && "connection" in navigator && asksToSave(navigator.connection);
