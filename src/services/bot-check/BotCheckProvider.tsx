import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type BotCheck, createBotCheck } from "./bot-check";

const BotCheckContext = createContext<BotCheck | undefined>(undefined);

interface BotCheckProviderProps {
  /** Site key of the invisible check. If it is empty, there is no check, and no script is ever loaded. */
  siteKey: string;
  /** Address of the provider's script, without its query. */
  scriptUrl: string;
  children: ReactNode;
}

/** Provides the whole app with the bot check. Loads nothing until a form asks for the script. */
export const BotCheckProvider = ({ siteKey, scriptUrl, children }: BotCheckProviderProps) => {
  const botCheck = useMemo(() => createBotCheck({ siteKey, scriptUrl }), [siteKey, scriptUrl]);
  return <BotCheckContext.Provider value={botCheck}>{children}</BotCheckContext.Provider>;
};

/** The app's bot check. Throws outside its provider. */
export const useBotCheck = (): BotCheck => {
  const botCheck = useContext(BotCheckContext);
  if (!botCheck) throw new Error("useBotCheck is used outside BotCheckProvider.");
  return botCheck;
};
