/** The provider's programming interface, as far as it is used: reCAPTCHA v3 and its stand-ins. */
interface Grecaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Key of the last token in session storage (SPEC section 7). */
export const TOKEN_STORAGE_KEY = "recaptchaToken";

/** Settings of the bot check. */
export interface BotCheckSettings {
  siteKey: string;
  scriptUrl: string;
}

/** The invisible bot check. */
export interface BotCheck {
  /** Fetches the provider's script, once; does nothing without a site key. A script that cannot be had may be asked for again. */
  load: () => void;
  /** Whether a token can be asked for now. */
  isAvailable: () => boolean;
  /** A token for an action, also put into session storage. Rejects when the provider gives none. */
  getToken: (action: string) => Promise<string>;
}

const remember = (token: string): void => {
  try {
    window.sessionStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch {
    // Storage may be switched off; the token is sent all the same.
  }
};

/** Makes the bot check; nothing happens until `load` is called. */
export const createBotCheck = ({ siteKey, scriptUrl }: BotCheckSettings): BotCheck => {
  let script: HTMLScriptElement | undefined;
  let isReady = false;

  return {
    load: () => {
      if (script || siteKey === "") return;
      script = document.createElement("script");
      script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      script.onload = () => {
        window.grecaptcha?.ready(() => {
          isReady = true;
        });
      };
      script.onerror = () => {
        script?.remove();
        script = undefined;
      };
      document.head.append(script);
    },
    isAvailable: () => isReady,
    getToken: async (action) => {
      if (!window.grecaptcha) throw new Error("The bot check is gone.");
      const token = await window.grecaptcha.execute(siteKey, { action });
      if (token === "") throw new Error("The bot check gave no token.");
      remember(token);
      return token;
    },
  };
};
