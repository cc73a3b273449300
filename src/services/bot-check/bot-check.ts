/** The part of the provider's API that is used: reCAPTCHA v3 and its mocks. */
interface Grecaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string | null>;
}

declare global {
  interface Window {
    /** Made by the provider's script; a content blocker may leave half of it, or none. */
    grecaptcha?: Partial<Grecaptcha>;
  }
}

/** Key of the last token in session storage (R9.7). */
export const TOKEN_STORAGE_KEY = "recaptchaToken";

/** How long the script or a token may take, in milliseconds: the provider's script never answers when its own calls are blocked. */
export const TOKEN_TIMEOUT = 15_000;

/** Settings of the bot check. */
interface BotCheckSettings {
  /** Empty means that no bot check exists: then nothing is loaded and there are no responses. */
  siteKey: string;
  /** Address of the provider's script, without its query. */
  scriptUrl: string;
}

/** The invisible bot check. */
export interface BotCheck {
  /** Whether the site has a bot check. */
  isConfigured: boolean;
  /**
   * Fetches the provider's script, once; does nothing without a site key. After a failure, or when it takes too long, it may be requested
   * again. Resolves when it is known whether there is a check, at the latest after {@link TOKEN_TIMEOUT}.
   */
  load: () => Promise<void>;
  /** Whether a token can be requested now. */
  isAvailable: () => boolean;
  /** A token for an action, also put into session storage; undefined when the provider gives none. Never rejects. */
  getToken: (action: string) => Promise<string | undefined>;
}

/** Makes the bot check; nothing happens until `load` is called. */
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
    // Next time the script is fetched again; until then it may still answer late.
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

/** An answer, or undefined when it takes longer than `patience` milliseconds. */
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
