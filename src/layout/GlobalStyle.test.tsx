/** `wrap-page.tsx` leaves GlobalStyle out of the scripts, so styled-components must keep the rules that came with the HTML. */
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { GlobalStyle } from "./GlobalStyle";

const rules = () => [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");

it("stays in a page whose scripts do not render it, even when they add styles", () => {
  // jsdom reports that it does not know a printed page's margin boxes.
  jest.spyOn(console, "error").mockImplementation();
  const server = new ServerStyleSheet();
  renderToString(server.collectStyles(<GlobalStyle />));
  document.head.innerHTML = server.getStyleTags();
  const sent = rules();
  expect(sent.length).toBeGreaterThan(1000);

  // As in a browser, styled-components starts when the HTML is already there.
  jest.isolateModules(() => {
    const { default: styled } = jest.requireActual<typeof import("styled-components")>("styled-components");
    const { flushSync } = jest.requireActual<typeof import("react-dom")>("react-dom");
    const { createRoot } = jest.requireActual<typeof import("react-dom/client")>("react-dom/client");
    const Later = styled.p`
      color: rebeccapurple;
    `;
    flushSync(() => {
      createRoot(document.createElement("div")).render(<Later />);
    });
  });
  const kept = rules();
  expect(kept).toContain("rebeccapurple");
  for (const rule of sent.split("}").filter((text) => /^[\w:.-]+\{/u.test(text))) expect(kept).toContain(rule);
});
