import { undoChange } from '@madang/contract/ground/undo-steps/routes.ts';
import { useCallback } from 'react';
import { type SectionTexts, useSectionTexts } from '../../ui/sections/section-texts.tsx';
import { call } from '../call.ts';
import { toCallError } from '../call-error.ts';
import type { Changed } from '../calls/send-change.ts';
import { useNotices } from '../notices.ts';
import { isAbsent } from '../pages/absent-text.ts';

/** Error codes after which the undo is not offered again: another person's change stays, and an expired undo stays expired. */
const lasting: readonly string[] = ['EDIT_CONFLICT', 'UNDO_OVER'];

/** `sayUndone` says what the undo brought back, in place of the short message. */
type Undoable = (
  text: string,
  changed: Changed,
  reread: () => Promise<unknown>,
  sayUndone?: () => Promise<unknown>,
) => void;

/** `useUndoableSaying` in the words of the console's sections. */
export function useUndoable(): Undoable {
  return useUndoableSaying(useSectionTexts());
}

/** Shows a toast with an undo button for 10 s, and reports the undo after `reread`. A refused undo is offered again. */
export function useUndoableSaying({ undo: label, undone }: Pick<SectionTexts, 'undo' | 'undone'>): Undoable {
  const { toast, showError } = useNotices();
  return useCallback<Undoable>(
    (text, { undoId }, reread, sayUndone) => {
      if (undoId === null) return toast(text);
      const undo = async () => {
        try {
          await call(undoChange, { params: { undoId } });
        } finally {
          await reread();
        }
      };
      const said = () => (sayUndone ? sayUndone().catch(() => toast(undone)) : toast(undone));
      const offer = () => toast(text, { action: { label, run: () => void undo().then(said, refused) } });
      const refused = async (thrown: unknown) => {
        await showError(thrown);
        const failure = toCallError(thrown);
        if (!isAbsent(failure) && !lasting.includes(failure.errorCode)) offer();
      };
      offer();
    },
    [toast, showError, label, undone],
  );
}
