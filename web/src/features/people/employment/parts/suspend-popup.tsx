import { suspendAccess } from '@madang/contract/people/employment/routes.ts';
import { suspensionReasons } from '@madang/contract/people/employment/kinds.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { endOf, endFault, suspendForm, suspensionReasonFrom } from '../suspend-form.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { SuspendEndFields } from './suspend-end-fields.tsx';

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
  return (
    <Popup title={t('suspend.title', { name })} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <Points title={t('suspend.what')} points={[t('suspend.out'), t('suspend.told'), t('suspend.same')]} happen />
          <ReasonFields reasons={suspensionReasons} reason={form.field('reason')} note={form.field('note')} />
          <SuspendEndFields end={form.field('end')} day={form.field('day')} time={form.field('time')} />
          <FormActions submit={t('acts.suspend')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
