/** Whether `hostname` is a sub-domain of the main host (R3.9: not indexed). */
export const isSubdomain = (hostname: string, mainHost: string): boolean => hostname !== mainHost && hostname.endsWith(`.${mainHost}`);
