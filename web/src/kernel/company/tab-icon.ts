import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../use-texts.ts';
import type { NamedFace } from './brand-of.ts';

/** Shows a company's mark in the browser's tab while the page is of that company; it is drawn once the page stands. */
export function useTabIcon(face: NamedFace | undefined): void {
  const language = useLanguage();
  const key = face && JSON.stringify(face);
  const drawn = useEffectEvent(async () => face && (await import('./icon-of.ts')).iconOf(face, language));
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || key === undefined) return;
    const before = [link.href, link.type] as const;
    let isWanted = true;
    const show = (icon: string | undefined) => {
      if (!isWanted || icon === undefined) return;
      link.href = icon;
      link.type = icon.startsWith('data:') ? 'image/svg+xml' : 'image/png';
    };
    // Without its file the tab keeps the icon that it has.
    drawn().then(show, () => undefined);
    return () => {
      isWanted = false;
      [link.href, link.type] = before;
    };
  }, [key, language]);
}
