import { passwordPolicies, passwordRules } from '@madang/contract/credentials/password-policy.ts';
import { passwordProfiles } from '@madang/contract/credentials/password-profiles.ts';
import { changePasswordProfile } from '@madang/contract/security-policies/routes.ts';
import { passwordProfileChange, unknownProfile } from '@madang/contract/security-policies/rules.ts';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { errorText } from '../../../kernel/error-texts.ts';
import { useForm } from '../../../kernel/form.ts';
import { useEditConflict } from '../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../ui/parts/card.tsx';
import { Points } from '../../../ui/parts/points.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

interface PasswordFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** PWD-01: the three profiles, the rules of the chosen one, and how many passwords were set under which. */
export function PasswordForm({ policies, load }: PasswordFormProps) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const { passwordProfile: expected, passwords } = policies;
  const form = useForm({
    schema: passwordProfileChange,
    initial: { passwordProfile: expected, expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changePasswordProfile, { body });
      await load();
      undoable(t('password.saved'), changed, load);
    },
  });
  const { passwordProfile: chosen } = form.values;
  const peopleUnder = (profile: string) =>
    formatNumber(passwords.find((each) => each.profile === profile)?.people ?? 0, language);
  const rules = [
    ...passwordRules(chosen).map((rule) => errorText(rule)),
    t('password.common'),
    errorText({ code: 'MB0719' }),
  ];
  return (
    <form {...form.formProps}>
      <Section title={t('password.title')} help={t('password.text')}>
        <Stack>
          <RadioCards
            {...form.field('passwordProfile')}
            onChange={(profile) => profile !== '' && form.set('passwordProfile', profile)}
            disabled={!policies.can.includes('change')}
            help={t('password.unknown', { people: peopleUnder(unknownProfile) })}
            options={passwordProfiles.map((profile) => ({
              value: profile,
              title: t(`password.${profile}`, {
                min: passwordPolicies[profile].minLength,
                max: passwordPolicies[profile].maxLength,
              }),
              text: t('password.people', { people: peopleUnder(profile) }),
            }))}
          />
          <Points title={t('password.rules')} points={rules} />
          {chosen === 'strict' && chosen !== expected && <Callout tone="info">{t('password.strictNote')}</Callout>}
          {policies.can.includes('change') && (
            <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />
          )}
        </Stack>
      </Section>
    </form>
  );
}
