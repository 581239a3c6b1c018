import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leaveQuestion } from '../../../../kernel/forms/has-unsaved.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../../ui/dialogs/popup.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { throwAway, useIsChanging } from '../api.ts';
import { useText } from '../texts.ts';

/** BLK-07: leaving before it is applied asks: return, leave and keep every row, or quit and throw it away. */
export function LeavingQuestion({ importId }: { readonly importId: string }) {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ readonly answer: (leaves: boolean) => void }>();
  const [busy, setBusy] = useState(false);
  const isChanging = useIsChanging(importId);
  useEffect(() => {
    const own = () => new Promise<boolean>((answer) => setAsked({ answer }));
    leaveQuestion.ask = own;
    return () => {
      // Another question may have taken its place by now.
      if (leaveQuestion.ask === own) leaveQuestion.ask = undefined;
    };
  }, []);
  const answer = (leaves: boolean) => {
    setAsked(undefined);
    asked?.answer(leaves);
  };
  const quit = async () => {
    setBusy(true);
    try {
      await throwAway(queries, importId);
      answer(true);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {/* The frame stands before links while a form is unsaved. */}
      <form hidden data-unsaved="true" />
      {asked && (
        <Popup
          title={t('leaving.title')}
          size="form"
          urgent
          onClose={() => answer(false)}
          footer={
            <DialogButtons cancel={t('leaving.return')} beginsAtCancel onCancel={() => answer(false)}>
              <Button variant="primary" onClick={() => answer(true)}>
                {t('leaving.keep')}
              </Button>
            </DialogButtons>
          }
        >
          <Stack>
            <p>{t('leaving.text')}</p>
            <Actions>
              <Button variant="danger" busy={busy || isChanging} onClick={() => void quit()}>
                {t('leaving.quit')}
              </Button>
            </Actions>
          </Stack>
        </Popup>
      )}
    </>
  );
}
