import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DeleteIcon } from '../../ui/rooms/icons.tsx';
import { useNotices } from '../notices.ts';
import { useUndoable } from './undoable.ts';

interface DeleteButtonProps {
  readonly label: string;
  /** Said once it is gone, with the way to take that back. */
  readonly done: string;
  readonly remove: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** Takes it off the page before the list is read again. */
  readonly onGone: () => void;
  readonly reread: () => Promise<unknown>;
}

/** Deletes what a panel shows at once, which can be taken back for a while. */
export function DeleteButton({ label, done, remove, restore, onGone, reread }: DeleteButtonProps) {
  const notices = useNotices();
  const undoable = useUndoable();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    try {
      await restore();
    } finally {
      await reread();
    }
  };
  const press = async () => {
    setBusy(true);
    try {
      await remove();
      onGone();
      undoable(done, undo);
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
