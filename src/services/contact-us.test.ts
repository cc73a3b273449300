import { environment } from "../environment/environment";
import { type ContactMessage, sendContactMessage } from "./contact-us";
import { answers, type Platform, startPlatform } from "./contact-us.testing";

const message: ContactMessage = {
  name: "Ada Lovelace",
  email: "ada@engines.example",
  userCompany: "",
  subject: "General Inquiry",
  message: "Please show us the marketplace.",
  reCaptchaToken: "token",
};

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  jest.replaceProperty(environment, "apiBaseUrl", platform.origin);
});

afterEach(() => platform.close());

it("posts exactly the fields of the specification, as JSON", async () => {
  const withMore = { ...message, secret: "stays here" };

  await expect(sendContactMessage(withMore)).resolves.toBe("sent");

  expect(platform.received).toHaveLength(1);
  expect(platform.received[0]?.body).toEqual(message);
  expect(platform.received[0]?.headers["content-type"]).toMatch(/^application\/json/u);
});

it.each(["created", "empty", "notJson", "cut"] as const)("treats a 2xx response (%s) as success, whatever it contains", async (kind) => {
  platform.settings.answer = answers[kind];

  await expect(sendContactMessage(message)).resolves.toBe("sent");
});

it.each(["refused", "missing", "broken", "reset"] as const)(
  "treats every other answer (%s) as a failure, without rejecting",
  async (kind) => {
    platform.settings.answer = answers[kind];

    await expect(sendContactMessage(message)).resolves.toBe("failed");
    expect(platform.received).toHaveLength(1);
  },
);

it("treats a missing service as a failure", async () => {
  await platform.close();

  await expect(sendContactMessage(message)).resolves.toBe("failed");
});

it("waits for a slow service as long as it takes, and fails if the connection is finally cut", async () => {
  let hangUp = (): void => undefined;
  const isWaiting = new Promise<void>((resolve) => {
    platform.settings.answer = (response) => {
      hangUp = () => response.destroy();
      resolve();
    };
  });
  const delivery = sendContactMessage(message);
  await isWaiting;
  const stillWaiting = new Promise((resolve) => setTimeout(() => resolve("waiting"), 200));

  await expect(Promise.race([delivery, stillWaiting])).resolves.toBe("waiting");
  hangUp();
  await expect(delivery).resolves.toBe("failed");
});
