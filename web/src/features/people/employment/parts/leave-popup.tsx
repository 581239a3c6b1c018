import { leaveKinds } from '@madang/contract/people/employment/kinds.ts';
import { putOnLeave } from '@madang/contract/people/employment/routes.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { todayHere } from '../../../../ui/dates/days.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { lastDayOf, leaveFault, leaveForm, leaveKindFrom } from '../leave-form.ts';
import { useDayText } from '../moments.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import { LeaveEndFields } from './leave-end-fields.tsx';

/** USR-08: puts a person on leave, today or on a later day, with or without a last day. */
export function LeavePopup({ person, reread, onClose }: DialogProps) {
  const t = useText();
  const dayText = useDayText();
  const nameOf = useShownName();
  const undoable = useUndoable();
  const name = nameOf(person);
  const form = useForm({
    schema: leaveForm,
    initial: { kind: '', note: '', from: todayHere(), end: 'open' as 'open' | 'dated', day: '' },
    alsoCheck: leaveFault,
    judgedTogether: ['from', 'end', 'day'],
    refusals: { LEAVE_DAYS: 'day', PLAN_DAY: 'from' },
    submit: async (values) => {
      const { note, from } = values;
      const body = { kind: leaveKindFrom(values.kind), note, from, until: lastDayOf(values) };
      const done = await sendChange(putOnLeave, { params: { personId: person.personId }, body });
      await reread();
      onClose();
      const said = done.answer.hasBegun
        ? t('leave.done', { name })
        : t('leave.planned', { name, day: dayText(values.from) });
      undoable(said, done, reread);
    },
  });
  return (
    <Popup title={t('leave.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Points title={t('leave.what')} points={[t('leave.stays'), t('leave.noPosts'), t('leave.told')]} happen />
          <SelectField
            {...form.field('kind')}
            label={t('leave.kind')}
            placeholder={t('retire.chooseReason')}
            options={leaveKinds.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <DateField
            {...form.field('from')}
            label={t('leave.from')}
            help={t('leave.fromHelp')}
            min={todayHere()}
            required
          />
          <LeaveEndFields end={form.field('end')} day={form.field('day')} from={form.field('from').value} />
          <TextField {...form.field('note')} label={t('retire.note')} help={t('leave.noteHelp')} spellCheck />
          <FormActions submit={t('acts.leave')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
