import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import type { SectionHelp, SectionSettings } from '../kernel/sections/help.ts';

const files = import.meta.glob<SectionHelp>('./*/*/help/*.ts', { import: 'help' });

const settingsFiles = import.meta.glob<SectionSettings>('./*/*/settings.ts', { import: 'settings' });

/** Reads the help and the settings of all sections, with the English words beside those of the language: people type both. */
export async function loadHelp(language: Language): Promise<SectionHelp> {
  const [own, english, settings] = await Promise.all([
    helpIn(language),
    language === fallbackLanguage ? undefined : helpIn(fallbackLanguage),
    Promise.all(Object.values(settingsFiles).map((load) => load())),
  ]);
  const settingsOf: SectionSettings = Object.assign({}, ...settings);
  return Object.fromEntries(
    Object.entries(own).map(([code, help]) => {
      const words = [help.words, english?.[code]?.words].filter(Boolean).join(', ');
      const offered = settingsOf[code];
      return [code, { ...help, words, ...(offered && { settings: offered }) }];
    }),
  );
}

/** Reads each capability's `help/<lang>.ts`, which are one file for a language. */
async function helpIn(language: Language): Promise<SectionHelp> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as SectionHelp;
}
