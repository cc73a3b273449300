import type { BotCheck } from "../../services/bot-check/bot-check";
import { type Delivery, sendContactMessage } from "../../services/contact-us";
import type { MessageFields } from "./message-fields";

/** The bot check's name for what is done here (R9.6). */
const ACTION = "submit_form";

/** What became of a message; unchecked: there was no bot check to ask, and nothing was sent. */
export type Outcome = Delivery | "unchecked";

/**
 * Asks the bot check for a token and sends the message with it (R9.4 to R9.9). Nothing is sent while there is no bot check; the message of a
 * visitor who was quicker than its script waits for it. Never rejects.
 */
export const deliverMessage = async (botCheck: BotCheck, fields: MessageFields): Promise<Outcome> => {
  if (!botCheck.isAvailable()) {
    console.error("Recaptcha not yet available");
    await botCheck.load();
    if (!botCheck.isAvailable()) return "unchecked";
  }
  const reCaptchaToken = await botCheck.getToken(ACTION);
  return reCaptchaToken === undefined ? "failed" : sendContactMessage({ ...fields, reCaptchaToken });
};
