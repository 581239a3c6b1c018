import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../use-texts.ts';
import type { NamedFace } from './brand-of.ts';
import { iconOf } from './icon-of.ts';

/** Shows a company's mark in the browser's tab while the page is of that company; it is drawn once the page stands. */
export function useTabIcon(face: NamedFace | undefined): void {
  const language = useLanguage();
  const key = face && JSON.stringify(face);
  const drawn = useEffectEvent(() => face && iconOf(face, language));
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || key === undefined) return;
    const before = [link.href, link.type] as const;
    const icon = drawn();
    if (icon === undefined) return;
    link.href = icon;
    link.type = icon.startsWith('data:') ? 'image/svg+xml' : 'image/png';
    return () => {
      [link.href, link.type] = before;
    };
  }, [key, language]);
}
