import { type RefObject, useCallback, useEffect, useState } from "react";

/** Which of several menus is open; see {@link useOpenMenu}. */
export interface OpenMenu {
  /** Name of the open menu; at most one is open. */
  openMenu: string | undefined;
  /** Opens a menu and closes any other; closes it when it is open. */
  toggle: (name: string) => void;
  close: () => void;
}

/** State of the desktop menus (SPEC section 4): Escape, a click outside and focus leaving the region close the open one. */
export const useOpenMenu = (region: RefObject<HTMLElement>): OpenMenu => {
  const [openMenu, setOpenMenu] = useState<string>();
  const close = useCallback(() => {
    setOpenMenu(undefined);
  }, []);

  useEffect(() => {
    if (openMenu === undefined) return undefined;
    const isInside = (target: EventTarget | null): boolean => target instanceof Node && region.current?.contains(target) === true;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!isInside(target)) close();
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!isInside(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      close();
      region.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [openMenu, region, close]);

  const toggle = useCallback((name: string) => {
    setOpenMenu((open) => (open === name ? undefined : name));
  }, []);
  return { openMenu, toggle, close };
};
