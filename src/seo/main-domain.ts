/** The domain that sub-domains belong to: the main host without `www`. */
export const mainDomain = (host: string): string => host.replace(/^www\./u, "");
