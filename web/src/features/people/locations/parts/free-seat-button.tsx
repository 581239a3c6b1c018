import { freeSeat } from '@madang/contract/people/locations/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { Button } from '../../../../ui/button.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** Frees the seat of a person at once, with the undo. */
export function FreeSeatButton({ personId }: { readonly personId: string }) {
  const t = useText();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      undoable(t('freed'), await sendChange(freeSeat, { params: { personId } }), reread);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  return (
    <Button small busy={busy} onClick={() => void press()}>
      {t('free')}
    </Button>
  );
}
