import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { callingCodeOf } from '../phone-typing.ts';
import type { CountriesInForm } from '../use-countries.ts';
import type { SignUp } from '../use-sign-up.ts';

interface ResidenceProps {
  readonly signUp: SignUp;
  readonly countries: CountriesInForm;
}

/** The time zone follows the country, for most countries have one; it can be chosen apart all the same. */
export function ResidenceFields({
  signUp: { form, setResidence },
  countries: { countries, callingCodes },
}: ResidenceProps) {
  const language = useLanguage();
  const zone = form.field('timeZone');
  const zones = useMemo(() => timeZones(zone.value), [zone.value]);
  const choose = (code: string) => {
    const country = countries.find((each) => each.code === code);
    if (country) setResidence(country, callingCodeOf(country, callingCodes));
  };
  return (
    <>
      <SelectField
        {...form.field('residenceCountry')}
        required
        autoComplete="country"
        onChange={choose}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField {...zone} required options={zones} help={zoneName(zone.value, language)} />
    </>
  );
}

/** All zones that the browser knows, and the chosen one where it goes by another name. */
function timeZones(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(chosen) ? known : [chosen, ...known];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** 'Korean Standard Time, GMT+9' in the language of the page. */
function zoneName(timeZone: string, language: Language): string {
  const inStyle = (style: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(languageTags[language], { timeZone, timeZoneName: style })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return [...new Set([inStyle('long'), inStyle('shortOffset')])].join(', ');
}
