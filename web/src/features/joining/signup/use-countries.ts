import { languageTags } from '@madang/contract/kernel/languages.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import { useMemo } from 'react';
import { useLoaded } from '../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import type { Choice } from '../../../ui/fields/select-field.tsx';
import { type Country, loadCountries } from './api.ts';
import { initialValues } from './values.ts';

export interface CountriesInForm {
  readonly countries: readonly Country[];
  readonly callingCodes: readonly Choice[];
}

/**
 * Countries and calling codes in the page's language. Until they load, or without them, presets use the browser's
 * names.
 */
export function useCountries(): CountriesInForm {
  const language = useLanguage();
  const { data } = useLoaded(language, () => loadCountries(language));
  return useMemo(() => {
    const code = initialValues.residenceCountry;
    const name = new Intl.DisplayNames(languageTags[language], { type: 'region' }).of(code) ?? code;
    const preset = { code, name, timeZone: initialValues.timeZone };
    return {
      countries: data?.countries ?? [preset],
      callingCodes: data?.callingCodes.map(({ callingCode, names }) => ({ value: callingCode, label: names })) ?? [
        { value: koreanCallingCode, label: name },
      ],
    };
  }, [data, language]);
}
