/** The part of the provider's API that the site uses, as in reCAPTCHA v3 and its mocks. */
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

/** Key of the last token in session storage (R9.7). */
export const TOKEN_STORAGE_KEY = "recaptchaToken";

/** How long the script or a token may take, in milliseconds. The provider's script never responds if its own requests are blocked. */
export const TOKEN_TIMEOUT = 15_000;

interface BotCheckSettings {
  /** If it is empty, there is no bot check, and nothing is loaded. */
  siteKey: string;
  /** Address of the provider's script, without its query. */
  scriptUrl: string;
}

export interface BotCheck {
  /** Whether the site has a bot check. */
  isConfigured: boolean;
  /**
   * Fetches the provider's script, once; does nothing without a site key. After a failure or a time-out, it can be called again. Resolves
   * as soon as it is known whether the check is available, and after {@link TOKEN_TIMEOUT} at the latest.
   */
  load: () => Promise<void>;
  /** Whether a token can be requested now. */
  isAvailable: () => boolean;
  /** Gets a token for an action and stores it in session storage; undefined if the provider gives none. Never rejects. */
  getToken: (action: string) => Promise<string | undefined>;
}

/** Creates the bot check, which does nothing until `load` is called. */
export const createBotCheck = ({ siteKey, scriptUrl }: BotCheckSettings): BotCheck => {
  let loading: Promise<void> | undefined;
  let isReady = false;

  const fetchScript = () =>
    new Promise<void>((resolve) => {
      const script = document.createElement("script");
      const forget = () => {
        script.remove();
        resolve();
      };
      script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      script.onload = () => {
        if (!window.grecaptcha?.ready) return forget();
        window.grecaptcha.ready(() => {
          isReady = true;
          resolve();
        });
      };
      script.onerror = forget;
      document.head.append(script);
    });

  const waitForScript = async () => {
    const own = (loading ??= fetchScript());
    await within(TOKEN_TIMEOUT, own);
    // The next call fetches the script again; until then, this one may still respond.
    if (!isReady && loading === own) loading = undefined;
  };

  return {
    isConfigured: siteKey !== "",
    load: async () => {
      if (siteKey !== "" && !isReady) await waitForScript();
    },
    isAvailable: () => isReady,
    getToken: async (action) => {
      try {
        const token = await within(TOKEN_TIMEOUT, window.grecaptcha?.execute?.(siteKey, { action }));
        if (!token) return undefined;
        remember(token);
        return token;
      } catch {
        return undefined;
      }
    },
  };
};

/** Resolves to an answer, or to undefined if it takes longer than `patience` milliseconds. */
const within = async <Answer>(patience: number, answer: PromiseLike<Answer> | undefined): Promise<Answer | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([answer, giveUp]);
  } finally {
    clearTimeout(timer);
  }
};

const remember = (token: string): void => {
  try {
    window.sessionStorage.setItem(TOKEN_STORAGE_KEY, token);
  } catch {
    // Storage may be switched off; the token is still sent.
  }
};
