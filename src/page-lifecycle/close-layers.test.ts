import { closeLayersOnFollow } from "./close-layers";

const close = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `<dialog open><a href="#x">x</a></dialog><ul popover><li><a href="#y">y</a></li></ul><a href="#z">z</a>`;
  Object.assign(document.querySelector("dialog") ?? {}, { close });
});

it("closes layers on a plain click on a link inside them, but not on a click that opens another tab", () => {
  jest.requireActual("./inline/native-controls.js");
  closeLayersOnFollow();
  const follow = (href: string, keys?: MouseEventInit) =>
    document.querySelector(`[href="${href}"]`)?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...keys }));
  follow("#z");
  follow("#y", { ctrlKey: true });
  expect(close).not.toHaveBeenCalled();

  follow("#y");
  follow("#x");
  expect(close).toHaveBeenCalledTimes(2);
});
