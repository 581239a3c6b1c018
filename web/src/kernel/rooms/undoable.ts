import { useCallback } from 'react';
import { useRoomTexts } from '../../ui/rooms/room-texts.tsx';
import { toCallError } from '../call-error.ts';
import { useNotices } from '../notices.ts';
import { isAbsent } from '../pages/absent-text.ts';

/**
 * Says in a toast what was done, with a button that takes it back, for 10 s. That it was taken back is said here; a refusal of
 * that is shown in a popup, after which the button is offered again: what stood in the way may be cleared away.
 */
export function useUndoable(): (text: string, undo: () => Promise<void>) => void {
  const { toast, showError } = useNotices();
  const { undo: label, undone } = useRoomTexts();
  return useCallback(
    (text, undo) => {
      const offer = () => toast(text, { action: { label, run: () => void undo().then(() => toast(undone), refused) } });
      const refused = async (thrown: unknown) => {
        await showError(thrown);
        const failure = toCallError(thrown);
        // What is there no more never comes back, and what someone else has changed stays so.
        if (!isAbsent(failure) && failure.errorCode !== 'EDIT_CONFLICT') offer();
      };
      offer();
    },
    [toast, showError, label, undone],
  );
}
