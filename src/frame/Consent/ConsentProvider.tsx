import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { environment } from "../../environment/environment";
import { SETTINGS_ID } from "../../services/consent/settings-id";
import type { ConsentPanelProps, SettingsRequest } from "./cookie-settings";
import { loadPanel } from "./load-panel";

/** Opens the cookie settings for whoever asked for them. */
type OpenSettings = (opener: HTMLElement) => void;

const OpenContext = createContext<OpenSettings>(() => undefined);

/** Opens the cookie settings. */
export const useCookieSettings = (): OpenSettings => useContext(OpenContext);

/** A plain click on a link to the settings. */
const linkToSettings = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null =>
  target instanceof Element && !ctrlKey && !metaKey && !shiftKey ? target.closest<HTMLElement>(`a[href="#${SETTINGS_ID}"]`) : null;

/** Props of {@link ConsentProvider}. */
export interface ConsentProviderProps {
  /** Id of what gets the focus when an answer takes away the banner that had it. */
  mainId: string;
  children: ReactNode;
}

/**
 * Asks for consent when there is something to consent to, and opens the cookie settings for all below. The banner is no part of the
 * static page; it comes in its own chunk after hydration, and stands first, where the keyboard and a screen reader find it.
 */
export const ConsentProvider = ({ mainId, children }: ConsentProviderProps) => {
  const [Panel, setPanel] = useState<ComponentType<ConsentPanelProps>>();
  const [request, setRequest] = useState<SettingsRequest>();
  const place = useRef<HTMLDivElement>(null);

  const load = useCallback(() => {
    // Without the chunk nobody is asked, and so nothing is tracked; the next request tries again.
    loadPanel().then(
      (Loaded) => setPanel(() => Loaded),
      () => undefined,
    );
  }, []);

  const open = useCallback<OpenSettings>(
    (opener) => {
      setRequest({ opener });
      load();
    },
    [load],
  );

  useEffect(() => {
    if (environment.analyticsMeasurementId !== "") load();
  }, [load]);

  useEffect(() => {
    const openFromLink = (event: MouseEvent) => {
      const link = linkToSettings(event);
      if (!link) return;
      event.preventDefault();
      open(link);
    };
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, [open]);

  const finish = () => {
    const isFocused = place.current?.contains(document.activeElement);
    setRequest(undefined);
    if (isFocused) (request?.opener ?? document.getElementById(mainId))?.focus({ preventScroll: true });
  };

  return (
    <OpenContext.Provider value={open}>
      <div ref={place}>{Panel && <Panel request={request} onDone={finish} />}</div>
      {children}
    </OpenContext.Provider>
  );
};
