import { environment } from "../environment/environment";

/** The platform's own pages that this site leads to; always full page loads (R2.3, R5.13). */
export const PLATFORM_PATHS = ["/login", "/registration/investor", "/registration/capital-seeker"] as const;

/** A page of the platform. */
export type PlatformPath = (typeof PLATFORM_PATHS)[number];

/** Whether an address is one of the platform's pages. */
export const isPlatformPath = (path: string): path is PlatformPath => PLATFORM_PATHS.some((known) => known === path);

/** The full address of a platform page: the configured base path, or the same origin. */
export const platformUrl = (path: PlatformPath): string => `${environment.platformBaseUrl}${path}`;
