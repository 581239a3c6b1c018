import type { Language } from '@madang/contract/kernel/languages.ts';

const lunar: ReadonlySet<Language> = new Set(['ko', 'zh', 'tw', 'vi']);

/** Returns true if readers of a language expect the lunar day beside the solar one. */
export function readsLunar(language: Language): boolean {
  return lunar.has(language);
}
