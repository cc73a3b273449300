import { createContext, Fragment, type ReactElement, type ReactNode, useCallback, useContext, useState } from "react";
import type { ToastProps } from "./Toast";

/** Shows a toast in the place of the last. */
type ShowToast = (toast: ReactElement<ToastProps>) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Shows the toasts of the whole app, one at a time; it stays when the page changes, and so do they. It is given whole toasts, so that only
 * the pages that show any load their code.
 */
export const ToastProvider = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<{ count: number; toast: ReactNode }>({ count: 0, toast: null });
  const showToast = useCallback<ShowToast>((toast) => setShown(({ count }) => ({ count: count + 1, toast })), []);
  return (
    <ToastContext.Provider value={showToast}>
      {children}
      <Fragment key={shown.count}>{shown.toast}</Fragment>
    </ToastContext.Provider>
  );
};

/** The function that shows a toast. It may be called by what has left the page meanwhile. Throws outside the provider. */
export const useToast = (): ShowToast => {
  const showToast = useContext(ToastContext);
  if (!showToast) throw new Error("useToast is used outside ToastProvider.");
  return showToast;
};
