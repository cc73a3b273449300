/** Attributes and styles that React 18 passes on unchanged but does not declare. */
/* eslint-disable @typescript-eslint/no-unused-vars, @typescript-eslint/consistent-indexed-object-style --
   Declarations of one interface must have the same type parameters, and only an interface can be added to. */
import "react";

declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }

  interface HTMLAttributes<T> {
    popover?: "auto";
  }

  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
    popovertarget?: string;
  }
}
