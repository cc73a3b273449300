import type { ReactNode } from "react";
import { TRACKING } from "../consent/consent-terms";

/** The tag for gtag.js on every page, inert until the consent library activates it (ADR 11). Without a measurement ID there is none. */
export const inertAnalytics = (measurementId: string): ReactNode[] =>
  measurementId === ""
    ? []
    : [
        <script
          key="analytics"
          type="text/plain"
          data-category={TRACKING}
          data-src={`https://www.googletagmanager.com/gtag/js?id=${measurementId}`}
          async
        />,
      ];
