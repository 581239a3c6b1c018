import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import { checkPassword, policyOf, tooLongIssue } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { required, formMaxLength, text } from '@madang/contract/kernel/rules.ts';
import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { CallError } from '../../../../kernel/call-error.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useLeaveWarning } from '../../../../kernel/forms/leave-warning.ts';
import { passwordLines } from '../../../../kernel/forms/password-lines.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { RuleList } from '../../../../ui/parts/rule-list.tsx';
import { agreementRows, isComplete, type Term } from '../agreements.ts';
import { confirmationIssues } from '../form-checks.ts';
import { useSignUpTexts } from '../texts.ts';
import { useCountries } from '../use-countries.ts';
import { useTerms } from '../use-terms.ts';
import { SubmitButton } from './submit-row.tsx';
import { Consents, WithoutTerms } from './terms-section.tsx';

/** Data that the company has on record of the person, as far as the form needs it. */
export interface RegisteredAccount {
  readonly loginId: string;
  readonly residenceCountry: string;
  readonly passwordProfile: PasswordProfile;
}

export interface RegisteredRequest {
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly residenceCountry: string;
  readonly agreements: Agreement[];
}

interface RegisteredFormProps {
  readonly account: RegisteredAccount;
  readonly submitLabel: string;
  readonly activate: (request: RegisteredRequest) => Promise<void>;
}

const schema = z.object({
  residenceCountry: text(formMaxLength).check(required),
  password: typedPassword,
  passwordConfirmation: z.string(),
  agreements: z.array(z.string()),
});

type Values = z.output<typeof schema>;
export type RegisteredForm = ReturnType<typeof useRegistered>;

/** ACC-04, ACC-05: remaining fields of a registered person: password, country and terms. */
export function RegisteredForm(props: RegisteredFormProps) {
  const registered = useRegistered(props);
  const { form, terms, isCountryChanged } = registered;
  const t = useSignUpTexts();
  return (
    <form {...form.formProps}>
      {/* Password managers want to know whose password it is. */}
      <input type="text" autoComplete="username" value={props.account.loginId} readOnly hidden />
      <Stack>
        <Passwords registered={registered} account={props.account} />
        <Residence registered={registered} />
        <Section title={t('terms.title')}>
          {isCountryChanged && (
            <Callout tone="info" isNews>
              {t('terms.again')}
            </Callout>
          )}
          {terms.terms ? (
            <Consents field={form.field('agreements')} terms={terms.terms} />
          ) : (
            <WithoutTerms terms={terms} isDirty={form.isDirty} />
          )}
        </Section>
        <Actions>
          <SubmitButton form={form} label={props.submitLabel} />
        </Actions>
      </Stack>
    </form>
  );
}

function Passwords({ registered: { form }, account }: { registered: RegisteredForm; account: RegisteredAccount }) {
  const t = useSignUpTexts();
  const { loginId, passwordProfile: profile } = account;
  const { password } = form.values;
  const rules = passwordLines({ profile, password, person: { loginId } });
  const limited = (path: 'password' | 'passwordConfirmation') => ({
    ...form.field(path),
    required: true,
    autoComplete: 'new-password' as const,
    typingLimit: policyOf(profile).maxLength,
    onTooLong: () => form.refuse({ [path]: tooLongIssue(profile) }),
  });
  return (
    <>
      <PasswordField {...limited('password')} help={<RuleList label={t('form.passwordRules')} rules={rules} />} />
      <PasswordField {...limited('passwordConfirmation')} />
    </>
  );
}

/** Another country brings other terms, so what was agreed to is asked again (SGN-05). */
function Residence({ registered: { form, changeCountry } }: { readonly registered: RegisteredForm }) {
  const { countries } = useCountries();
  const field = form.field('residenceCountry');
  const known = countries.some(({ code }) => code === field.value);
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField
      {...field}
      required
      autoComplete="country"
      onChange={changeCountry}
      options={known ? options : [{ value: field.value, label: field.value }, ...options]}
    />
  );
}

function useRegistered({ account, activate }: RegisteredFormProps) {
  const language = useLanguage();
  const [country, setCountry] = useState(account.residenceCountry);
  const terms = useTerms({ country, language, isCompanyAdministrator: false });
  const shown = terms.terms;
  const alsoCheck = useCallback((values: Values) => issuesOf(values, account, shown), [account, shown]);
  /** Newer terms came out in the meantime, or others than were shown: they are loaded, and old ticks do not fit them. */
  const askAgain = ({ errorCode }: CallError) => {
    terms.reload();
    form.refuse({ agreements: { code: errorCode } });
  };
  const form = useForm({
    schema,
    initial: { residenceCountry: country, password: '', passwordConfirmation: '', agreements: [] as readonly string[] },
    alsoCheck: alsoCheck as (values: object) => FieldIssue[],
    alertFirstError: true,
    submit: ({ agreements, ...values }) => activate({ ...values, agreements: agreementRows(shown ?? [], agreements) }),
    refusals: { MB820: askAgain, MB821: askAgain, MB822: askAgain },
  });
  useLeaveWarning(form.isDirty);
  const changeCountry = (code: string) => {
    setCountry(code);
    form.set('residenceCountry', code);
    form.set('agreements', []);
  };
  return { form, terms, changeCountry, isCountryChanged: country !== account.residenceCountry };
}

function issuesOf(
  { password, passwordConfirmation, agreements }: Pick<Values, 'password' | 'passwordConfirmation' | 'agreements'>,
  { loginId, passwordProfile }: RegisteredAccount,
  terms: readonly Term[] | undefined,
): FieldIssue[] {
  const [broken] = password === '' ? [] : checkPassword(passwordProfile, password, { loginId });
  return [
    ...(broken ? [{ ...broken, path: 'password' }] : []),
    ...confirmationIssues(password, passwordConfirmation),
    ...(terms && isComplete(terms, agreements) ? [] : [{ path: 'agreements', code: 'MB820', params: {} }]),
  ];
}
