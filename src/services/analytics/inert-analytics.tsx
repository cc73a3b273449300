import type { ReactNode } from "react";
import { TRACKING } from "../consent/consent-terms";

/** gtag.js for every page: it is not loaded until the consent library activates it (ADR 11). Without a measurement ID there is nothing. */
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
