import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import type { SectionHelp } from '../kernel/sections/help.ts';

const files = import.meta.glob<SectionHelp>('./*/*/help/*.ts', { import: 'help' });

/** Reads the help of all sections, with the English words beside those of the language: people type both. */
export async function loadHelp(language: Language): Promise<SectionHelp> {
  if (language === fallbackLanguage) return helpIn(language);
  const [own, english] = await Promise.all([helpIn(language), helpIn(fallbackLanguage)]);
  return Object.fromEntries(
    Object.entries(own).map(([code, help]) => [
      code,
      { ...help, words: [help.words, english[code]?.words].filter(Boolean).join(', ') },
    ]),
  );
}

/** Reads each capability's `help/<lang>.ts`, which are one file for a language. */
async function helpIn(language: Language): Promise<SectionHelp> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as SectionHelp;
}
