/** Attributes of a button that opens a dialog, before and without React. */
export const opens = (dialog: string) => ({ command: "show-modal", commandfor: dialog }) as const;

/** Attributes of a button that closes a dialog. */
export const closes = (dialog: string) => ({ command: "close", commandfor: dialog }) as const;
