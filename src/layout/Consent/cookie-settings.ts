/** Address of the cookie settings on every page: a link to it, in any content, opens them. */
export const SETTINGS_ID = "cookie-settings";

/** Somebody asks for the cookie settings. */
export interface SettingsRequest {
  /** What was clicked; gets the focus back. */
  readonly opener: HTMLElement;
}

/** Props of what shows the cookie settings. */
export interface ConsentPanelProps {
  /** Set while the settings are asked for; another request is another object. */
  request: SettingsRequest | undefined;
  /** Called when the visitor is done with them. */
  onDone: () => void;
}
