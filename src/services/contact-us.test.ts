import { type ContactMessage, sendContactMessage } from "./contact-us";

const message: ContactMessage = {
  name: "Ada Lovelace",
  email: "ada@engines.example",
  userCompany: "",
  subject: "General Inquiry",
  message: "Please show us the marketplace.",
  reCaptchaToken: "token",
};

const answerWith = (response: Response) => jest.spyOn(window, "fetch").mockResolvedValue(response);

it("posts exactly the fields of the specification, as JSON", async () => {
  const fetch = answerWith(new Response());
  const withMore = { ...message, secret: "stays here" };
  await sendContactMessage(withMore);

  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toEqual(new URL("http://localhost/user/api/v2/contact-us"));
  expect(request).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(request?.body as string)).toEqual(message);
});

it("treats any 2xx response as success, whatever it contains, every other as a failure, and none too", async () => {
  answerWith(new Response("{", { status: 201 }));
  await expect(sendContactMessage(message)).resolves.toBeUndefined();
  answerWith(new Response(null, { status: 422 }));
  await expect(sendContactMessage(message)).rejects.toThrow("422");
  jest.spyOn(window, "fetch").mockRejectedValue(new TypeError("offline"));
  await expect(sendContactMessage(message)).rejects.toThrow("offline");
});
