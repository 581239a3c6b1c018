import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { Callout } from '../../ui/parts/callout.tsx';
import { useStandingTexts } from './texts.ts';

/** Whether terms stand in English because there are none in the language that was asked for. */
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
