import { administratorLimits, idleMinutes, sessionHours } from '@madang/contract/access/sign-in-policies/limits.ts';
import { changeSessionRules } from '@madang/contract/access/sign-in-policies/routes.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import type { AccessRules } from '../api.ts';
import { chosenOf, sessionForm } from '../session-form.ts';
import { useText } from '../texts.ts';

/** ACC-01: form for staying signed in and session length, within the product's limits. */
export function SessionRulesForm({ rules, load }: { readonly rules: AccessRules; readonly load: () => Promise<void> }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const [expected] = useState(rules.sessions);
  const form = useForm({
    schema: sessionForm,
    initial: chosenOf(expected),
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeSessionRules, { body: { ...body, expected } });
      await load();
      undoable(t('sessions.saved'), changed, load);
    },
  });
  const amount = (unit: 'hour' | 'minute') => (value: number) => ({
    value: String(value),
    label: formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'long' }),
  });
  return (
    <form {...form.formProps}>
      <Section title={t('sessions.title')} help={t('sessions.text')}>
        <Stack>
          <CheckField
            {...form.field('allowsStaying')}
            help={rules.stayHours === 0 ? t('sessions.stayNotOffered') : t('sessions.stayHelp')}
          />
          <Columns>
            <SelectField
              {...form.field('sessionHours')}
              options={sessionHours.map(amount('hour'))}
              help={t('sessions.administrators', {
                longest: amount('hour')(administratorLimits.sessionHours).label,
              })}
            />
            <SelectField
              {...form.field('idleMinutes')}
              options={idleMinutes.map(amount('minute'))}
              help={t('sessions.administrators', {
                longest: amount('minute')(administratorLimits.idleMinutes).label,
              })}
            />
          </Columns>
          <CheckField {...form.field('allowsOnLeave')} help={t('sessions.leaveHelp')} />
          {can(rules, 'change') && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );
}
