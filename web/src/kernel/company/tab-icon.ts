import { useEffect } from 'react';
import { useLanguage } from '../use-texts.ts';
import { iconOf, type NamedFace } from './brand-of.ts';

/** Shows a company's mark in the browser's tab while the page is of that company. */
export function useTabIcon(face: NamedFace | undefined): void {
  const language = useLanguage();
  const icon = face && iconOf(face, language);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || icon === undefined) return;
    const before = [link.href, link.type] as const;
    link.href = icon;
    link.type = icon.startsWith('data:') ? 'image/svg+xml' : 'image/png';
    return () => {
      [link.href, link.type] = before;
    };
  }, [icon]);
}
