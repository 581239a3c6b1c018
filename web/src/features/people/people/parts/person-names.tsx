import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { type Names, useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** PRD-03: which of the names the reader sees first; another one is a quiet line, where it says something else. */
export function usePersonNames(names: Names) {
  const { fullName, englishName, displayName } = names;
  const isKorean = readsKorean(useLanguage());
  const shown = useShownName()(names);
  const other = displayName || !isKorean ? fullName : englishName;
  return {
    shown,
    other:
      other === shown || other === '' ? undefined : (
        <span lang={other === englishName ? 'en' : undefined}>{other}</span>
      ),
  };
}
