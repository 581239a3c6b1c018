import { type Theme, themeCookie, toTheme } from '@madang/contract/kernel/themes.ts';
import { useSyncExternalStore } from 'react';
import { keepCookie } from './cookies.ts';

const listeners = new Set<() => void>();

/** The chosen theme, as the server or `chooseTheme` wrote it on the page; undefined where the system's is shown. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toTheme(document.documentElement.dataset['scheme']),
    () => undefined,
  );
}

/** Shows a theme on this page and the ones that follow; undefined goes back to the system's. */
export function chooseTheme(theme: Theme | undefined): void {
  const { dataset } = document.documentElement;
  if (theme === undefined) delete dataset['scheme'];
  else dataset['scheme'] = theme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (meta) meta.content = theme ?? 'light dark';
  keepCookie(themeCookie.name, theme ?? '', theme === undefined ? 0 : themeCookie.maxAgeSeconds);
  for (const listener of listeners) listener();
}
