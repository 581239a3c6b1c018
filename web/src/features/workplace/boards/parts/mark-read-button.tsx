import { useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useMarkAllRead } from '../api.ts';
import { useText } from '../texts.ts';

/** Marks everything in a board as read, or in all of them without a number. */
export function MarkReadButton({ boardNumber }: { readonly boardNumber?: number }) {
  const t = useText();
  const notices = useNotices();
  const markAllRead = useMarkAllRead();
  const [isBusy, setBusy] = useState(false);
  const mark = async () => {
    setBusy(true);
    try {
      await markAllRead(boardNumber);
      notices.toast(t('allRead'));
      // The button goes with what it did.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" icon={<CheckIcon size={16} />} busy={isBusy} onClick={() => void mark()}>
      {t('markAllRead')}
    </Button>
  );
}
