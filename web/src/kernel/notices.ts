import { createContext, type ReactNode, useContext } from 'react';
import type { ToastOptions } from '../ui/dialogs/toasts.tsx';

/** The words of a popup's own action in place of 'notice' and 'OK'. */
export interface NoticeOptions {
  readonly title?: string;
  readonly ok?: string;
  readonly cancel?: string;
  /** The OK button destroys something. */
  readonly danger?: boolean;
  /** There is no way round the button: no Esc, no cross (WIZ-21). */
  readonly mustAnswer?: boolean;
}

/** Messages that the kernel and pages show to the user above everything else; the app draws them. */
export interface Notices {
  /** The alert popup; resolves when it was closed. */
  readonly alert: (content: ReactNode, options?: NoticeOptions) => Promise<void>;
  /** Shows what was thrown by a call, in the alert popup or with the way to mend it. */
  readonly showError: (thrown: unknown) => Promise<void>;
  /** The confirm popup; true for OK. */
  readonly confirm: (text: string, options?: NoticeOptions) => Promise<boolean>;
  /** A short message that goes by itself, with one thing to do about it where there is one. */
  readonly toast: (text: string, options?: ToastOptions) => void;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('The page is drawn outside of its providers');
  return notices;
}
