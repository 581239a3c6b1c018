import { companyFactorPolicies } from '@madang/contract/secrets/credentials/mfa-policy.ts';
import { changeFactorPolicy } from '@madang/contract/access/security-policies/routes.ts';
import { factorPolicyChange } from '@madang/contract/access/security-policies/rules.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDay } from '../../../../ui/dates/days.ts';
import { useDayFormat } from '../../../../ui/dates/use-day-words.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
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
  const undoable = useUndoable();
  const formatDay = useDayFormat();
  const { secondFactor: expected, secondFactorFrom: from, factors } = policies;
  const form = useForm({
    schema: factorPolicyChange,
    initial: { secondFactor: expected, from: from ?? '', expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeFactorPolicy, { body });
      await load();
      undoable(t('factor.saved'), changed, load);
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
            <DateField
              {...form.field('from')}
              label={t('factor.fromLabel')}
              help={t('factor.fromHelp')}
              disabled={!policies.can.includes('change')}
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
