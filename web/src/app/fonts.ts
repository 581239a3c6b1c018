import { currentLanguage, onLanguageChange } from '../kernel/i18n.ts';

/** Korean pages take the Hangul subsets after their first picture, Vietnamese ones a face with its marks; no other page does. */
export function loadFonts(): void {
  const load = () => {
    const language = currentLanguage();
    if (language === 'ko') void import('../ui/styles/hangul.ts');
    if (language === 'vi') void import('../ui/styles/vietnamese.ts');
  };
  load();
  onLanguageChange(load);
}
