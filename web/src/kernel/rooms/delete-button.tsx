import { Button } from '../../ui/button.tsx';
import { DeleteIcon } from '../../ui/rooms/icons.tsx';
import { thrownText } from '../error-texts.ts';
import { useNotices } from '../notices.ts';

interface DeleteButtonProps {
  readonly label: string;
  /** Asked first, for nothing brings it back. */
  readonly question: string;
  /** Said once it is gone. */
  readonly done: string;
  readonly remove: () => Promise<unknown>;
  /** Takes it off the page before the list is read anew. */
  readonly onGone: () => void;
  readonly reread: () => Promise<unknown>;
}

/** Deletes what a panel shows, after asking. */
export function DeleteButton({ label, question, done, remove, onGone, reread }: DeleteButtonProps) {
  const notices = useNotices();
  const press = async () => {
    if (!(await notices.confirm(question, { ok: label, danger: true }))) return;
    try {
      await remove();
      notices.toast(done);
      onGone();
    } catch (thrown) {
      await notices.alert(thrownText(thrown));
    }
    await reread();
  };
  return (
    <Button look="danger" icon={<DeleteIcon />} onClick={() => void press()}>
      {label}
    </Button>
  );
}
