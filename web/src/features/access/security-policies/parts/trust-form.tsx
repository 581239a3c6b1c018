import { trustDays } from '@madang/contract/access/known-devices/limits.ts';
import { changeTrustDays } from '@madang/contract/access/security-policies/routes.ts';
import * as z from 'zod/mini';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

const schema = z.object({ days: z.enum(trustDays.map(String)) });

interface TrustFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** ACC-17: for how many days a trusted device is asked for no second factor. */
export function TrustForm({ policies, load }: TrustFormProps) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const { trustDays: expected, can } = policies;
  const form = useForm({
    schema,
    initial: { days: String(expected) },
    refusals: useEditConflict(load),
    submit: async ({ days: chosen }) => {
      const days = trustDays.find((each) => String(each) === chosen) ?? 0;
      const changed = await sendChange(changeTrustDays, { body: { days, expected } });
      await load();
      undoable(t('trust.saved'), changed, load);
    },
  });
  const label = (days: number) =>
    days === 0 ? t('trust.never') : formatNumber(days, language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return (
    <form {...form.formProps}>
      <Section title={t('trust.title')} help={t('trust.text')}>
        <Stack>
          <SelectField
            {...form.field('days')}
            label={t('trust.days')}
            disabled={!can.includes('change')}
            options={trustDays.map((days) => ({ value: String(days), label: label(days) }))}
          />
          {can.includes('change') && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );
}
