import type { Language } from '@madang/contract/kernel/languages.ts';
import en from './data/names.en.json' with { type: 'json' };
import ja from './data/names.ja.json' with { type: 'json' };
import ko from './data/names.ko.json' with { type: 'json' };
import tw from './data/names.tw.json' with { type: 'json' };
import vi from './data/names.vi.json' with { type: 'json' };
import zh from './data/names.zh.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

const names: Readonly<Record<Language, Names>> = { ko, en, zh, ja, tw, vi };

/** The name of a country, or of a region that has a calling code of its own (AC, TA, XK). */
export function regionName(code: string, language: Language): string {
  return names[language][code] ?? names.en[code as keyof typeof en] ?? code;
}
