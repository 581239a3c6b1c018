import { suspendAccess } from '@madang/contract/people/employment/routes.ts';
import { suspensionReasons } from '@madang/contract/people/employment/kinds.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { todayHere } from '../../../../ui/dates/days.ts';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { endOf, endTimes, endFault, suspendForm, suspensionReasonFrom } from '../suspend-form.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import styles from './suspend-popup.module.css';

/** USR-13: locks the access beside the state, until it is opened again or until a moment. */
export function SuspendPopup({ person, reread, onClose }: DialogProps) {
  const t = useText();
  const nameOf = useShownName();
  const undoable = useUndoable();
  const name = nameOf(person);
  const form = useForm({
    schema: suspendForm,
    initial: { reason: '', note: '', end: 'open' as 'open' | 'dated', day: '', time: '18:00' },
    alsoCheck: endFault,
    judgedTogether: ['end', 'day', 'time'],
    refusals: { SUSPENSION_END: 'day' },
    submit: async (values) => {
      const body = { reason: suspensionReasonFrom(values.reason), note: values.note, until: endOf(values) };
      const done = await sendChange(suspendAccess, { params: { personId: person.personId }, body });
      await reread();
      onClose();
      undoable(t('suspend.done', { name }), done, reread);
    },
  });
  const end = form.field('end');
  return (
    <Popup title={t('suspend.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Points title={t('suspend.what')} points={[t('suspend.out'), t('suspend.told'), t('suspend.same')]} happen />
          <SelectField
            {...form.field('reason')}
            label={t('retire.reason')}
            placeholder={t('retire.chooseReason')}
            options={suspensionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
          <TextField {...form.field('note')} label={t('retire.note')} help={t('retire.noteHelp')} spellCheck />
          <RadioCards
            {...end}
            label={t('suspend.end')}
            columns={2}
            options={[
              { value: 'open', title: t('suspend.open'), text: t('suspend.openText') },
              { value: 'dated', title: t('suspend.dated'), text: t('suspend.datedText') },
            ]}
            onChange={(value) => end.onChange(value === 'dated' ? 'dated' : 'open')}
          />
          {form.values.end === 'dated' && (
            <div className={styles['moment']}>
              <DateField {...form.field('day')} label={t('suspend.day')} min={todayHere()} required />
              <SelectField
                {...form.field('time')}
                label={t('suspend.time')}
                options={endTimes.map((value) => ({ value, label: value }))}
              />
            </div>
          )}
          <FormActions submit={t('acts.suspend')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
