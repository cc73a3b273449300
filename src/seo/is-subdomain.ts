/** Whether `hostname` lies under the main host without being it (R3.9: such hosts are not indexed). */
export const isSubdomain = (hostname: string, mainHost: string): boolean => hostname !== mainHost && hostname.endsWith(`.${mainHost}`);
