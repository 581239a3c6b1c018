import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { callingCodeOf } from '../../../../kernel/forms/phone-typing.ts';
import type { CountriesInForm } from '../use-countries.ts';
import type { SignUp } from '../use-sign-up.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface ResidenceProps {
  readonly signUp: SignUp;
  readonly countries: CountriesInForm;
}

/** The time zone follows the country, for most countries have one; it can be chosen apart all the same. */
export function ResidenceFields({
  signUp: { form, setResidence },
  countries: { countries, callingCodes },
}: ResidenceProps) {
  const residence = form.field('residenceCountry');
  const countryOf = (code: string) => countries.find((each) => each.code === code);
  const selected = countryOf(residence.value);
  const choose = (code: string) => {
    const country = countryOf(code);
    if (country) setResidence(country, callingCodeOf(country, callingCodes));
  };
  return (
    <>
      <SelectField
        {...residence}
        required
        autoComplete="country"
        onChange={choose}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {selected && <TimeZoneField form={form} country={selected} countries={countries} />}
    </>
  );
}
