import { currentLanguage, onLanguageChange } from '../kernel/i18n.ts';

/** Korean pages take the Hangul subsets after their first picture; other languages never do. */
export function loadFonts(): void {
  const load = () => {
    if (currentLanguage() === 'ko') void import('../ui/styles/hangul.ts');
  };
  load();
  onLanguageChange(load);
}
