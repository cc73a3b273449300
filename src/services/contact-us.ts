import { callPlatform } from "./call-platform";

/** Where the user service accepts contact messages (R9.5). */
export const CONTACT_US_PATH = "/user/api/v2/contact-us";

/** A contact message as the service expects it (R9.5). */
export interface ContactMessage {
  name: string;
  email: string;
  /** Empty when there is none. */
  userCompany: string;
  subject: string;
  message: string;
  reCaptchaToken: string;
}

/** The outcome of sending a message. */
export type Delivery = "sent" | "failed";

/**
 * Sends a contact message. Any 2xx response is a success, and its body is not read (R9.10). Any other response is a failure, and so is
 * none. Never rejects. Like every call of this site, it has no time-out (R9.11).
 */
export const sendContactMessage = async (contactMessage: ContactMessage): Promise<Delivery> => {
  const { name, email, userCompany, subject, message, reCaptchaToken } = contactMessage;
  try {
    const body = JSON.stringify({ name, email, userCompany, subject, message, reCaptchaToken });
    await callPlatform(CONTACT_US_PATH, { method: "POST", headers: { "content-type": "application/json" }, body });
    return "sent";
  } catch {
    return "failed";
  }
};
