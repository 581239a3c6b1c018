import { everyOtherCountry } from '@madang/contract/editions/limits.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** A country's name in the reader's language; the star stands for all that have no terms of their own. */
export function usePlaceName(): (countryCode: string) => string {
  const t = useText();
  const language = useLanguage();
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return (code) => (code === everyOtherCountry ? t('everyOther') : (names.of(code) ?? code));
}
