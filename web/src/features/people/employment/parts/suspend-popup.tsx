import { suspendAccess } from '@madang/contract/people/employment/routes.ts';
import { suspensionReasons } from '@madang/contract/people/employment/kinds.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { planDayFault } from '../../../../kernel/sections/plans.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { endOf, suspendForm, suspensionEndFault, suspensionReasonFrom } from '../suspend-form.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { SuspendEndFields } from './suspend-end-fields.tsx';
import { usePlanning } from './use-planning.ts';
import { atOnce, WhenFields } from './when-fields.tsx';

const noEnd = { end: 'open' as 'open' | 'dated', day: '', time: '18:00' };

/** USR-13: locks the access beside the state, now or on a date, until it is opened again or until a moment. */
export function SuspendPopup({ person, reread, onClose }: DialogProps) {
  const t = useText();
  const nameOf = useShownName();
  const undoable = useUndoable();
  const plan = usePlanning({ person, reread, onClose });
  const name = nameOf(person);
  const onePerson = { personId: person.personId };
  const form = useForm({
    schema: suspendForm,
    initial: { reason: '', note: '', ...noEnd, ...atOnce },
    alsoCheck: (values) => [...suspensionEndFault(values), ...(values.when === 'dated' ? planDayFault(values.on) : [])],
    judgedTogether: ['end', 'day', 'time', 'when', 'on'],
    refusals: { SUSPENSION_END: 'day', PLAN_DAY: 'on' },
    submit: async (values) => {
      const body = { reason: suspensionReasonFrom(values.reason), note: values.note, until: endOf(values) };
      if (values.when === 'dated') return plan({ name: 'suspend-access', input: { ...onePerson, ...body } }, values.on);
      const done = await sendChange(suspendAccess, { params: onePerson, body });
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
          <WhenFields when={form.field('when')} on={form.field('on')} />
          <FormActions submit={t('acts.suspend')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
