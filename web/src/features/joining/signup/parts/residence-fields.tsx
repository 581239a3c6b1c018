import { type MouseEvent, useMemo, useState } from 'react';
import { countryOfZone } from '../../../ground/countries/index.ts';
import { ownZone } from '../../../../kernel/names/zone-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { callingCodeOf } from '../../../../kernel/forms/phone-typing.ts';
import type { Country } from '../api.ts';
import type { CountriesInForm } from '../use-countries.ts';
import type { SignUp } from '../use-sign-up.ts';
import { useSignUpTexts } from '../texts.ts';
import { initialValues } from '../values.ts';
import { TimeZoneField } from './time-zone-field.tsx';

const preset = initialValues.residenceCountry;

interface ResidenceProps {
  readonly signUp: SignUp;
  readonly countries: CountriesInForm;
}

/** The time zone follows the country, for most countries have one; it can be chosen apart all the same. */
export function ResidenceFields({
  signUp: { form, setResidence },
  countries: { countries, callingCodes },
}: ResidenceProps) {
  const t = useSignUpTexts();
  const residence = form.field('residenceCountry');
  const countryOf = (code: string) => countries.find((each) => each.code === code);
  const selected = countryOf(residence.value);
  const choose = (code: string) => {
    const country = countryOf(code);
    if (country) setResidence(country, callingCodeOf(country, callingCodes));
  };
  const here = useMemo(() => countryOfZone(countries, ownZone()), [countries]);
  // Once another country is chosen, the person knows better than the browser.
  const isOffered = here !== undefined && here.code !== preset && residence.value === preset;
  const [taken, setTaken] = useState<string>();
  const take = (country: Country, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes: the focus is at what it changed.
    currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${residence.name}"]`)?.focus();
    setTaken(country.code);
    choose(country.code);
  };
  return (
    <>
      <SelectField
        {...residence}
        required
        autoComplete="country"
        onChange={choose}
        status={selected && taken === selected.code ? t('form.countryTaken', { country: selected.name }) : undefined}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isOffered && (
        <Button variant="quiet" small flush onClick={(event) => take(here, event)}>
          {t('form.countryHere', { country: here.name })}
        </Button>
      )}
      {selected && <TimeZoneField form={form} country={selected} countries={countries} />}
    </>
  );
}
