import { companyNameMaxLength } from '@madang/contract/ground/companies/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { useSignUpTexts } from '../texts.ts';
import type { SignUp } from '../use-sign-up.ts';
import { IdField } from './id-field.tsx';
import { PasswordFields } from './password-fields.tsx';

export function AccountSection({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const { form } = signUp;
  return (
    <Section title={t(signUp.invited ? 'form.ownAccount' : 'form.account')}>
      {!signUp.invited && (
        <>
          <TextField
            {...form.field('companyName')}
            required
            autoComplete="organization"
            help={t('form.companyHelp', { max: companyNameMaxLength })}
          />
          <EnglishNameField signUp={signUp} />
        </>
      )}
      <IdField signUp={signUp} />
      <PasswordFields signUp={signUp} />
    </Section>
  );
}

/** Folded until it is wanted; once unfolded it stays, so that no fault can hide in it. */
function EnglishNameField({ signUp }: { readonly signUp: SignUp }) {
  const t = useSignUpTexts();
  const field = signUp.form.field('englishCompanyName');
  const [isUnfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone; what it made room for takes the focus.
    if (isUnfolded) box.current?.querySelector('input')?.focus();
  }, [isUnfolded]);
  return (
    <div ref={box}>
      {isUnfolded || field.value !== '' ? (
        <TextField {...field} lang="en" help={t('form.englishNameHelp')} />
      ) : (
        <Button variant="quiet" small flush icon={<PlusIcon size={16} />} onClick={() => setUnfolded(true)}>
          {t('form.addEnglishName')}
        </Button>
      )}
    </div>
  );
}
