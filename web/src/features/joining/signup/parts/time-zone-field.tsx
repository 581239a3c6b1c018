import { lazy, Suspense, useMemo, useState } from 'react';
import { zoneChoices, zonesOf } from '../../../ground/countries/index.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { Country } from '../api.ts';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';

const TimeZonePopup = lazy(async () => ({ default: (await import('./time-zone-popup.tsx')).TimeZonePopup }));

interface TimeZoneFieldProps {
  readonly form: SignUp['form'];
  readonly country: Country;
  readonly countries: readonly Country[];
}

/** The zones of the country in the reader's words, for most countries one; all others behind a button. */
export function TimeZoneField({ form, country, countries }: TimeZoneFieldProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const [isSearching, setSearching] = useState(false);
  const field = form.field('timeZone');
  const own = useMemo(() => zonesOf(country), [country]);
  const choices = useMemo(
    () => zoneChoices(own.includes(field.value) ? own : [...own, field.value], language),
    [own, field.value, language],
  );
  return (
    <div>
      <SelectField {...field} required options={choices} />
      <Button variant="quiet" small flush onClick={() => setSearching(true)}>
        {t('form.otherZone')}
      </Button>
      {isSearching && (
        <Suspense>
          <TimeZonePopup
            selected={field.value}
            preferred={own}
            countries={countries}
            onChoose={field.onChange}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
