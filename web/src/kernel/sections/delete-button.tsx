import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteIcon } from '../../ui/sections/icons.tsx';
import type { Changed } from '../calls/send-change.ts';
import { useNotices } from '../notices.ts';
import { useUndoable } from './undoable.ts';

interface DeleteButtonProps {
  readonly label: string;
  /** Said once it is gone, with the undo. */
  readonly done: string;
  readonly remove: () => Promise<Changed>;
  /** Takes it off the page before the list is read again. */
  readonly onGone: () => void;
  readonly reread: () => Promise<unknown>;
}

/** Deletes what a panel shows at once, which can be taken back for a while. */
export function DeleteButton({ label, done, remove, onGone, reread }: DeleteButtonProps) {
  const notices = useNotices();
  const undoable = useUndoable();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      const removed = await remove();
      onGone();
      undoable(done, removed, reread);
    } catch (thrown) {
      setBusy(false);
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Button variant="danger" icon={<DeleteIcon />} busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
