/** `wrap-page.tsx` leaves GlobalStyle out of the scripts, so styled-components must keep the rules that came with the HTML. */
import { readdirSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { onGround, tokenVariables } from "../theme/variables";
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

it("sets every variable that a style uses, or a component does; Radix sets its own", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!gatsby-types).*(?<!\.test)\.tsx?$/u.test(name),
  );
  const source = [tokenVariables(), onGround("paper"), ...files.map((name) => readFileSync(`src/${name}`, "utf8"))].join("\n");
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = ""]) => name);
  const set = found(/(--[\w-]+)"?(?: as string\])?:/gu);
  expect(found(/var\((--(?!radix-)[\w-]+)[,)]/gu).filter((name) => !set.includes(name))).toEqual([]);
});
