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
