import { companyFactorPolicies } from '@madang/contract/credentials/second-factor-policy.ts';
import { changeFactorPolicy } from '@madang/contract/security-policies/routes.ts';
import { factorPolicyChange, graceDays } from '@madang/contract/security-policies/rules.ts';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { useForm } from '../../../kernel/form.ts';
import { useEditConflict } from '../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { isDay } from '../../../ui/dates/days.ts';
import { useDayFormat } from '../../../ui/dates/use-day-words.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../ui/parts/card.tsx';
import type { SecurityPolicies } from '../api.ts';
import { FactorReminder } from './factor-reminder.tsx';
import { useText } from '../texts.ts';

interface FactorFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** ACC-15: of which members the company asks for a second factor, how many have one, and from when on. */
export function FactorForm({ policies, load }: FactorFormProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const formatDay = useDayFormat();
  const { secondFactor: expected, secondFactorFrom: from, factors } = policies;
  const form = useForm({
    schema: factorPolicyChange,
    initial: { secondFactor: expected, graceDays: '7' as (typeof graceDays)[number], expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      await sendChange(changeFactorPolicy, { body });
      await load();
      notices.toast(t('factor.saved'));
    },
  });
  const { secondFactor: chosen } = form.values;
  const coverageOf = (policy: (typeof companyFactorPolicies)[number]) => {
    if (policy === 'nobody') return t('factor.nobodyText');
    const { people, withFactor } = factors[policy];
    return t('factor.coverage', {
      withFactor: formatNumber(withFactor, language),
      people: formatNumber(people, language),
    });
  };
  const inDays = (days: (typeof graceDays)[number]) =>
    days === '0' ? t('factor.atOnce') : t('factor.inDays', { days });
  return (
    <form {...form.formProps}>
      <Section title={t('factor.title')} help={t('factor.text')}>
        <Stack>
          {policies.isFactorRequired && <Callout tone="info">{t('factor.required')}</Callout>}
          {from !== null && isDay(from) && expected !== 'nobody' && (
            <Callout tone="info">{t('factor.from', { date: formatDay(from, 'day') })}</Callout>
          )}
          <FactorReminder {...{ policies, load }} />
          <RadioCards
            {...form.field('secondFactor')}
            onChange={(policy) => policy !== '' && form.set('secondFactor', policy)}
            disabled={!policies.can.includes('change')}
            options={companyFactorPolicies.map((value) => ({
              value,
              title: t(`factor.${value}`),
              text: coverageOf(value),
            }))}
          />
          {chosen !== 'nobody' && (
            <SelectField
              {...form.field('graceDays')}
              onChange={(days) => form.set('graceDays', graceDays.find((each) => each === days) ?? '7')}
              options={graceDays.map((value) => ({ value, label: inDays(value) }))}
            />
          )}
          {policies.can.includes('change') && (
            <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />
          )}
        </Stack>
      </Section>
    </form>
  );
}
