import { planNoteMaxLength } from '@madang/contract/ground/jobs/plans.ts';
import { addPlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import type { PlannableStep } from '@madang/contract/views/planned-changes/steps.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useDayText } from '../moments.ts';
import { useText } from '../texts.ts';
import type { DialogProps } from './employment-dialog.tsx';

type Acted = Pick<DialogProps, 'person' | 'reread' | 'onClose'>;

/** STA-10: plans an act on a person for a day, and says at once what stands against it. */
export function usePlanning({ person, reread, onClose }: Acted) {
  const t = useText();
  const nameOf = useShownName();
  const dayText = useDayText();
  const undoable = useUndoable();
  const notices = useNotices();
  return async (step: PlannableStep, dueOn: string) => {
    // What says why is the note of the day as well.
    const note = ('note' in step.input ? step.input.note : '').slice(0, planNoteMaxLength);
    const done = await sendChange(addPlannedChange, { body: { step, dueOn, note } });
    await reread();
    onClose();
    undoable(t('when.planned', { name: nameOf(person), day: dayText(dueOn) }), done, reread);
    const { refusal } = done.answer;
    if (refusal) await notices.alert(`${t('when.refused')} ${errorText(refusal)}`);
  };
}
