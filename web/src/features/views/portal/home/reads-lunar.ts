import type { Language } from '@madang/contract/kernel/languages.ts';

const lunar: ReadonlySet<Language> = new Set(['ko', 'zh', 'tw', 'vi']);

/** Whether readers of a language look for the lunar day beside the solar one. */
export function readsLunar(language: Language): boolean {
  return lunar.has(language);
}
