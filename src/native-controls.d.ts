/** Attributes of the browser's own controls, which React 18 passes on as they are written and does not declare yet. */
/* eslint-disable @typescript-eslint/no-unused-vars -- An interface is added to under the parameters that it has. */
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

  interface DialogHTMLAttributes<T> {
    closedby?: "any";
  }
}
