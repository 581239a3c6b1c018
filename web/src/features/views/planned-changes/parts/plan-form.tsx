import { planChange, type PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { daysLater } from '../../../../ui/dates/days.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { usePlanActs } from '../api.ts';
import { useText } from '../texts.ts';

interface PlanFormProps {
  readonly plan: PlannedChange;
  /** The company's day. */
  readonly today: string;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Another day or note of a planned change. */
export function PlanForm({ plan, today, onSaved, onClose }: PlanFormProps) {
  const t = useText();
  const notices = useNotices();
  const acts = usePlanActs(plan.planId);
  const form = useForm({
    schema: planChange,
    initial: { dueOn: plan.dueOn, note: plan.note },
    refusals: { LEAVE_DAYS: 'dueOn', PLAN_DAY: 'dueOn', SUSPENSION_END: 'dueOn' },
    submit: async (values) => {
      await acts.change(values);
      notices.toast(t('panel.saved'));
      onSaved?.();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <DateField {...form.field('dueOn')} label={t('panel.dueOn')} min={daysLater(today, 1)} />
        <TextField {...form.field('note')} label={t('panel.note')} help={t('panel.noteHelp')} spellCheck />
        <FormActions
          submit={t('panel.save')}
          busy={form.busy}
          disabledReason={form.isDirty ? undefined : t('panel.unchanged')}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
