import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { type Names, useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** PRD-03: a person's names, the reader's own first; another name is a quiet line if it differs. */
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
