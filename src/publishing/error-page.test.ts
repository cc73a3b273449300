import { HtmlValidate } from "html-validate";
import { errorPage } from "./error-page";

it("is valid HTML without requests, whatever the product's name", async () => {
  const html = errorPage({ product: "Smith & <Sons>", sentence: "No answer. Write to office@main.example." });

  const { results } = await new HtmlValidate({ extends: ["html-validate:recommended"] }).validateString(html);
  expect(results).toEqual([]);
  expect(html).toContain('<a href="/">Smith &amp; &lt;Sons></a>');
  expect(html).not.toMatch(/src=|url\(|<script|<link/u);
});
