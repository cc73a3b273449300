/** The part of the provider's API that the site uses, as in reCAPTCHA v3 and its mock. */
interface Grecaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string | null>;
}

declare global {
  interface Window {
    /** Created by the provider's script; a content blocker may leave only part of it, or nothing. */
    grecaptcha?: Partial<Grecaptcha>;
  }
}

/** Key of the last token in session storage. */
const TOKEN_STORAGE_KEY = "recaptchaToken";

/**
 * How long a token may take, in milliseconds: the provider never answers if its own requests are blocked. A token takes about a second, or
 * a few on a slow phone, and nobody watches a button for more than ten.
 */
const TOKEN_TIME_LIMIT = 10_000;

/** The invisible bot check in front of the contact form. */
export interface BotCheck {
  /** Fetches the provider's script, once; after a failure it can be called again. */
  load: () => void;
  /** Whether a token can be requested now. */
  isAvailable: () => boolean;
  /** Gets a token for an action and keeps it in session storage. Rejects if the provider gives none in time. */
  getToken: (action: string) => Promise<string>;
}

/** Creates the bot check from a site key and the address of the provider's script, without its query. Without a key, nothing is loaded. */
export const createBotCheck = ({ siteKey, scriptUrl }: { siteKey: string; scriptUrl: string }): BotCheck => {
  let script: HTMLScriptElement | undefined;
  let isReady = false;
  const forget = (): void => {
    script?.remove();
    script = undefined;
  };
  return {
    load: () => {
      if (script || siteKey === "") return;
      script = document.createElement("script");
      script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      script.onerror = forget;
      // A blocker may also answer with an empty file.
      script.onload = () => (window.grecaptcha?.ready ? window.grecaptcha.ready(() => (isReady = true)) : forget());
      document.head.append(script);
    },
    isAvailable: () => isReady,
    getToken: async (action) => {
      const token = await Promise.race([window.grecaptcha?.execute?.(siteKey, { action }), timeLimit()]);
      if (!token) throw new Error("The bot check gave no token.");
      try {
        window.sessionStorage.setItem(TOKEN_STORAGE_KEY, token);
      } catch {
        // Storage may be switched off; the token is still sent.
      }
      return token;
    },
  };
};

const timeLimit = () => new Promise<undefined>((resolve) => setTimeout(resolve, TOKEN_TIME_LIMIT));
