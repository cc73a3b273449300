import { callPlatform } from "./call-platform";

/** Where the user service accepts contact messages. */
const CONTACT_US_PATH = "/user/api/v2/contact-us";

/** A contact message as the service expects it. */
export interface ContactMessage {
  name: string;
  email: string;
  /** Empty when there is none. */
  userCompany: string;
  subject: string;
  message: string;
  reCaptchaToken: string;
}

/** Sends a contact message. Resolves for any 2xx response, whose body is not read; rejects for every other, and if there is none. */
export const sendContactMessage = async (contactMessage: ContactMessage): Promise<void> => {
  const { name, email, userCompany, subject, message, reCaptchaToken } = contactMessage;
  const body = JSON.stringify({ name, email, userCompany, subject, message, reCaptchaToken });
  await callPlatform(CONTACT_US_PATH, { method: "POST", headers: { "content-type": "application/json" }, body });
};
