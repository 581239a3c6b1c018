import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import { everyOtherCountry } from '@madang/contract/ground/terms-publishing/limits.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { useText } from './texts.ts';

/** A country's name in the reader's language; the star stands for all that have no terms of their own. */
export function usePlaceName(): (countryCode: string) => string {
  const t = useText();
  const language = useLanguage();
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return (code) => (code === everyOtherCountry ? t('everyOther') : (names.of(code) ?? code));
}

/** Every country, in the order in which the reader's language lists names. */
export function useCountryChoices(): Choice[] {
  const placeName = usePlaceName();
  const { compare } = new Intl.Collator(languageTags[useLanguage()]);
  return countryCodes
    .map((code) => ({ value: code, label: placeName(code) }))
    .toSorted((one, other) => compare(one.label, other.label));
}
