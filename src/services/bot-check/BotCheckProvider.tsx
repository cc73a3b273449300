import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type BotCheck, createBotCheck } from "./bot-check";

const BotCheckContext = createContext<BotCheck | undefined>(undefined);

interface BotCheckProviderProps {
  /** Site key of the invisible check; empty means that none is configured, and then no script is ever loaded. */
  siteKey: string;
  /** Address of the provider's script, without its query. */
  scriptUrl: string;
  children: ReactNode;
}

/** Holds the bot check for the whole app. Loads nothing until a form requests the script. */
export const BotCheckProvider = ({ siteKey, scriptUrl, children }: BotCheckProviderProps) => {
  const botCheck = useMemo(() => createBotCheck({ siteKey, scriptUrl }), [siteKey, scriptUrl]);
  return <BotCheckContext.Provider value={botCheck}>{children}</BotCheckContext.Provider>;
};

/** The app's bot check. Throws outside of its provider. */
export const useBotCheck = (): BotCheck => {
  const botCheck = useContext(BotCheckContext);
  if (!botCheck) throw new Error("useBotCheck is used outside of BotCheckProvider.");
  return botCheck;
};
