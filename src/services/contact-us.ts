import { PLATFORM_SERVICES } from "./addresses";
import { callPlatform } from "./call-platform";

/** A contact message as the service expects it. */
interface ContactMessage {
  name: string;
  email: string;
  /** Empty when there is none. */
  userCompany: string;
  subject: string;
  message: string;
  reCaptchaToken: string;
}

/** Sends a contact message. Resolves for any 2xx response, whose body is not read; rejects for any other, and if there is none. */
export const sendContactMessage = async (message: ContactMessage): Promise<void> => {
  const body = JSON.stringify(message);
  await callPlatform(PLATFORM_SERVICES.contactUs, { method: "POST", headers: { "content-type": "application/json" }, body });
};
