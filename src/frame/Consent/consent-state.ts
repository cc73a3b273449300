import { useSyncExternalStore } from "react";
import { fillSlots } from "../../components/fill-slots";
import { formatDay } from "../../components/format-day";
import type { SiteSettings } from "../../content-parts/site-context";
import type { Consent, ConsentState } from "../../services/consent/consent";

const NOTHING_KNOWN: ConsentState = { answer: undefined, answeredAt: undefined, isSignalled: false };

const never = () => () => undefined;

/** The consent in this browser, if known. */
export const useConsentState = (consent: Consent | undefined): ConsentState =>
  useSyncExternalStore(
    consent?.subscribe ?? never,
    () => consent?.getState() ?? NOTHING_KNOWN,
    () => NOTHING_KNOWN,
  );

/** A timestamp's day in the visitor's time zone, in the form 2026-11-20. */
const localDay = (timestamp: string): string => {
  const date = new Date(timestamp);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** A sentence about the current answer; empty if there is none. */
export const describeAnswer = ({ answer, answeredAt }: ConsentState, { accepted, refused }: SiteSettings["consent"]): string =>
  answer && answeredAt ? fillSlots(answer === "accepted" ? accepted : refused, { day: formatDay(localDay(answeredAt)) }) : "";
