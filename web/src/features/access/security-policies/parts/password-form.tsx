import { keepsAll, policyOf, passwordRules } from '@madang/contract/secrets/credentials/password-policy.ts';
import {
  type OwnPasswordRules,
  ownPasswordProfile,
  ownPasswordRules,
  type PasswordProfile,
  passwordProfiles,
} from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { changePasswordProfile } from '@madang/contract/access/security-policies/routes.ts';
import { passwordProfileChange, unknownProfile } from '@madang/contract/access/security-policies/rules.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import type { SecurityPolicies } from '../api.ts';
import { OwnPasswordFields } from './own-rules.tsx';
import { useText } from '../texts.ts';

interface PasswordFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

const firstOwn: OwnPasswordRules = {
  minLength: 10,
  maxLength: 24,
  needsMixture: true,
  limitsCharacters: false,
  refusesRuns: true,
};

/** PWD-01: the three sets and the company's own rules, and how many passwords were set under which. */
export function PasswordForm({ policies, load }: PasswordFormProps) {
  const t = useText();
  const undoable = useUndoable();
  const { passwordProfile: expected, passwords, isFactorWithLong, isFactorRequired, factors } = policies;
  const language = useLanguage();
  const notices = useNotices();
  const asksFactor = isFactorWithLong && !isFactorRequired;
  const without = formatNumber(factors.everybody.people - factors.everybody.withFactor, language);
  const isSure = () =>
    notices.confirm(t('password.strictFactor', { people: without }), { title: t('password.title'), ok: t('save') });
  const [own, setOwn] = useState(ownPasswordRules(expected) ?? firstOwn);
  const form = useForm({
    schema: passwordProfileChange,
    initial: { passwordProfile: expected, expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      // It holds at once and for everyone, unlike all else that is decided here.
      if (body.passwordProfile === 'strict' && asksFactor && !(await isSure())) return;
      const changed = await sendChange(changePasswordProfile, { body });
      await load();
      undoable(t('password.saved'), changed, load);
    },
  });
  const { passwordProfile: chosen } = form.values;
  const { error, ...field } = form.field('passwordProfile');
  const canChange = policies.can.includes('change');
  const isOwn = ownPasswordRules(chosen) !== undefined;
  const peopleUnder = usePeople(passwords);
  const rules = [
    ...passwordRules(chosen).map((rule) => errorText(rule)),
    t('password.common'),
    errorText({ code: 'MB0719' }),
  ];
  const titleOf = (profile: PasswordProfile) => {
    const { minLength: min, maxLength: max } = policyOf(profile);
    const name = passwordProfiles.find((each) => each === profile);
    return name ? t(`password.${name}`, { min, max }) : t('own.title', { min, max });
  };
  const options = [...passwordProfiles, ownPasswordProfile(own)].map((profile) => ({
    value: profile,
    title: titleOf(profile),
    text: t('password.people', { people: peopleUnder(profile) }),
  }));
  return (
    <form {...form.formProps}>
      <Section title={t('password.title')} help={t('password.text')}>
        <Stack>
          <RadioCards
            {...field}
            onChange={(profile) => profile !== '' && form.set('passwordProfile', profile)}
            disabled={!canChange}
            help={t('password.unknown', { people: peopleUnder(unknownProfile) })}
            options={options}
          />
          {isOwn && canChange && (
            <OwnPasswordFields
              rules={own}
              error={error}
              onChange={(next) => {
                setOwn(next);
                form.set('passwordProfile', ownPasswordProfile(next));
              }}
            />
          )}
          <Points title={t('password.rules')} points={rules} />
          {chosen !== expected && <Fit chosen={chosen} passwords={passwords} />}
          {chosen === 'strict' && chosen !== expected && (
            <Callout tone={asksFactor ? 'warning' : 'info'}>
              {t(asksFactor ? 'password.strictFactor' : 'password.strictNote', { people: without })}
            </Callout>
          )}
          {canChange && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );
}

type Counted = SecurityPolicies['passwords'];

function usePeople(passwords: Counted) {
  const language = useLanguage();
  return (profile: string) => formatNumber(passwords.find((each) => each.profile === profile)?.people ?? 0, language);
}

interface FitProps {
  readonly chosen: PasswordProfile;
  readonly passwords: Counted;
}

/** Shows how many passwords are known to meet the selected rules by the rules under which they were set. */
function Fit({ chosen, passwords }: FitProps) {
  const t = useText();
  const language = useLanguage();
  const count = (isCounted: (each: Counted[number]) => boolean) =>
    formatNumber(
      passwords.filter(isCounted).reduce((sum, { people }) => sum + people, 0),
      language,
    );
  const fits = ({ profile }: Counted[number]) => profile !== unknownProfile && keepsAll(profile, chosen);
  return (
    <Callout tone="info">{t('password.fit', { fits: count(fits), others: count((each) => !fits(each)) })}</Callout>
  );
}
