import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { Callout } from '../../ui/parts/callout.tsx';
import { useStandingTexts } from './texts.ts';

/** Returns true if terms are shown in English because they do not exist in the requested language. */
export function standInEnglish(wished: Language | undefined, shown: Language): boolean {
  return shown === fallbackLanguage && wished !== shown;
}

/** ACS-06: says so, wherever terms are shown: in the viewers and where they are agreed to. */
export function InEnglishNote() {
  const t = useStandingTexts();
  return (
    <Callout tone="info">
      <p>{t('terms.inEnglish')}</p>
    </Callout>
  );
}
