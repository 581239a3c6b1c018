import { languageTags } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { takeFocusAtField } from '../../../../ui/take-focus.ts';
import { loadCountries } from '../api.ts';
import { useText } from '../texts.ts';
import type { Consent } from '../use-consent.ts';
import styles from './residence.module.css';

/** RCN-03: another country asks for its own terms. Few people have moved, so it is a line until someone changes it. */
export function Residence({ consent }: { readonly consent: Consent }) {
  const t = useText();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ResidenceField consent={consent} />;
  const names = new Intl.DisplayNames(languageTags[language], { type: 'region' });
  return (
    <p className={styles['line']}>
      <span>{t('country', { country: names.of(consent.country) ?? consent.country })}</span>
      <Button variant="quiet" small onClick={() => setChanging(true)}>
        {t('changeCountry')}
      </Button>
    </p>
  );
}

function ResidenceField({ consent: { form, country, changeCountry, waiting } }: { readonly consent: Consent }) {
  const t = useText();
  const language = useLanguage();
  const { data = [{ value: country, label: country }] } = useLoaded(language, () => loadCountries(language));
  return (
    <div ref={takeFocusAtField}>
      <SelectField
        {...form.field('residenceCountry')}
        required
        autoComplete="country"
        onChange={changeCountry}
        options={data}
        help={t('countryHelp')}
      />
      {country !== waiting.countryCode && (
        <Callout tone="info" isNews>
          {t('countryChanged')}
        </Callout>
      )}
    </div>
  );
}
