/** Attributes that React 18 passes on unchanged but does not declare. */
/* eslint-disable @typescript-eslint/no-unused-vars -- Declarations of one interface must have the same type parameters. */
import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    popover?: "auto";
  }

  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
    popovertarget?: string;
  }
}
