import { type RefObject, useCallback, useEffect, useState } from "react";

/** Which of several menus is open; see {@link useOpenMenu}. */
export interface OpenMenu {
  /** Name of the open menu; at most one is open. */
  openMenu: string | undefined;
  /** Opens a menu and closes any other; closes it when it is open. */
  toggle: (name: string) => void;
  close: () => void;
}

/**
 * State of the desktop menus (R2.5, R2.6): Escape, a click outside, focus leaving the region and a change of the path close the
 * open one.
 */
export const useOpenMenu = (region: RefObject<HTMLElement>, path: string): OpenMenu => {
  const [opened, setOpened] = useState<{ name: string; on: string }>();
  const openMenu = opened?.on === path ? opened.name : undefined;
  const close = useCallback(() => {
    setOpened(undefined);
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

  const toggle = (name: string): void => {
    setOpened(openMenu === name ? undefined : { name, on: path });
  };
  return { openMenu, toggle, close };
};
