import type { BotCheck } from "../../services/bot-check/bot-check";
import { type Delivery, sendContactMessage } from "../../services/contact-us";
import type { MessageFields } from "./message-fields";

/** The bot check's action (R9.6). */
const ACTION = "submit_form";

/** Outcome of a message; unchecked means that there was no bot check, so nothing was sent. */
export type Outcome = Delivery | "unchecked";

/**
 * Gets a token from the bot check and sends the message with it (R9.4 to R9.9). A message sent before the bot check's script has arrived
 * waits for it; if there is no bot check, nothing is sent. Never rejects.
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
