import { fieldGroups } from '@madang/contract/people/people/field.ts';
import { groupNamesIn } from '@madang/contract/people/people/field-places.ts';
import { nameScriptIssues } from '@madang/contract/people/people/names/name-scripts.ts';
import type { NameScripts } from '@madang/contract/ground/companies/policies/name-script-policies.ts';
import { recordIssues } from '@madang/contract/people/people/record-rules.ts';
import { type JobLists, registerEmployee } from '@madang/contract/people/people/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { countriesQuery, useReread } from '../api.ts';
import { type EmployeeForm, emptyEmployee, registerForm } from '../register-form.ts';
import { useText } from '../texts.ts';
import {
  EmploymentField,
  GradeField,
  GradeOrTitleField,
  LanguageField,
  NameFields,
  RealNameFields,
  TextFields,
} from './change/person-fields.tsx';
import { MobileField } from './mobile-field.tsx';
import { PlaceFields } from './change/place-fields.tsx';

const firstNames = ['displayName', 'englishName', 'employeeNumber'] as const;

interface RegisterPanelProps {
  /** Domain of the IDs that the company gives out; null if people use addresses of their own. */
  readonly idDomain: string | null;
  /** Domains of the company's own, where an ID may be as well. */
  readonly ownDomains: readonly string[];
  readonly nameScripts: NameScripts;
  readonly minSecurityGrade: number | null;
  readonly jobLists: JobLists;
  readonly onClose: () => void;
  readonly onRegistered: (personId: string) => void;
}

/** USR-03: one person, who applies for the account by one of the contacts. */
export function RegisterPanel(props: RegisterPanelProps) {
  const t = useText();
  return (
    <SidePanel title={t('add')} onClose={props.onClose} beginsAtField repeats>
      <RegisterForm {...props} />
    </SidePanel>
  );
}

function useRegisterForm({ nameScripts, onRegistered }: Pick<RegisterPanelProps, 'nameScripts' | 'onRegistered'>) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const language = useLanguage();
  const [initial] = useState(() => emptyEmployee(language));
  const alsoCheck = useCallback(
    (values: EmployeeForm) => [
      ...nameScriptIssues(values, nameScripts),
      ...recordIssues({ ...values, securityGrade: Number(values.securityGrade) }),
    ],
    [nameScripts],
  );
  return useForm({
    schema: registerForm,
    initial,
    alsoCheck,
    submit: async (body) => {
      const { personId } = await call(registerEmployee, { body });
      notices.toast(t('done'));
      done(() => onRegistered(personId));
      await reread();
    },
  });
}

type Form = ReturnType<typeof useRegisterForm>;

function RegisterForm(props: RegisterPanelProps) {
  const { idDomain, ownDomains, nameScripts, minSecurityGrade, jobLists, onClose, onRegistered } = props;
  const t = useText();
  const form = useRegisterForm({ nameScripts, onRegistered });
  return (
    <form {...form.formProps}>
      <Stack>
        <NameFields surname={form.field('surname')} givenName={form.field('givenName')} />
        <TextFields place="form" names={firstNames} bind={(name) => form.field(name)} />
        <TextField
          {...form.field('loginId')}
          typed="address"
          required
          lang="en"
          autoComplete="off"
          help={t(idDomain === null ? 'form.addressHelp' : 'form.idHelp')}
          {...(idDomain !== null && { suffix: `@${form.field('idDomain').value || idDomain}` })}
        />
        {idDomain !== null && ownDomains.length > 0 && (
          <SelectField
            {...form.field('idDomain')}
            help={t('form.domainHelp')}
            options={['', ...ownDomains].map((value) => ({ value, label: value || idDomain }))}
          />
        )}
        <Section title={t('form.contacts')} help={t('form.contactsHelp')}>
          <TextField {...form.field('externalMail')} type="email" inputMode="email" lang="en" autoComplete="off" />
          <WelcomeField form={form} />
          <MobileField {...form.field('mobile')} />
          <TextField
            {...form.field('opencode')}
            typed="secret"
            lang="en"
            autoComplete="off"
            help={t('form.opencodeHelp')}
          />
        </Section>
        <Section title={t('form.place')}>
          <PlaceFields
            jobLists={jobLists}
            department={form.field('departmentCode')}
            rank={form.field('jobRankCode')}
            title={form.field('jobTitleCode')}
          />
          <EmploymentField field={form.field('employmentType')} />
          <GradeField
            field={form.field('securityGrade')}
            employmentType={form.values.employmentType}
            min={minSecurityGrade}
          />
          <LocaleFields form={form} />
        </Section>
        <Disclosure summary={t('more')}>
          <MoreFields form={form} />
        </Disclosure>
        <FormActions submit={t('form.save')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Shows the fields that few companies fill in when they register a person. */
function MoreFields({ form }: { readonly form: Form }) {
  const t = useText();
  return (
    <Stack>
      {fieldGroups.map((group) => (
        <Section key={group} title={t(`groups.${group}`)}>
          {group === 'job' && <GradeOrTitleField field={form.field('gradeOrTitle')} />}
          {group === 'account' && (
            <RealNameFields realName={form.field('isRealName')} validUntil={form.field('idValidUntil')} />
          )}
          <TextFields
            place="form"
            names={groupNamesIn('form', group).filter((name) => !firstNames.some((first) => first === name))}
            bind={(name) => form.field(name)}
          />
        </Section>
      ))}
    </Stack>
  );
}

/** Ticked beforehand; without a mail address there is nothing to send. */
function WelcomeField({ form }: { readonly form: Form }) {
  const t = useText();
  const hasMail = form.field('externalMail').value !== '';
  const field = form.field('sendsWelcome');
  return (
    <CheckField
      {...field}
      value={field.value && hasMail}
      disabled={!hasMail}
      label={t('welcome.label')}
      help={t('welcome.help')}
    />
  );
}

function LocaleFields({ form }: { readonly form: Form }) {
  const { data } = useQuery(countriesQuery(useLanguage()));
  const country = form.field('residenceCountry');
  const countries = data?.countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <LanguageField field={form.field('language')} />
      <SearchField {...country} options={countries ?? [{ value: country.value, label: country.value }]} />
    </>
  );
}
