import { type Dispatch, withdrawDispatch } from '@madang/contract/access/dispatches/routes.ts';
import type { DispatchAct } from '@madang/contract/access/dispatches/states.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { AcceptPopup, AnswerPopup, ProlongPopup } from './act-popups.tsx';

type ActOfPopup = Exclude<DispatchAct, 'withdraw'>;
/** The answer that is awaited first, then the others. */
const inOrder: readonly DispatchAct[] = ['accept', 'refuse', 'prolong', 'release', 'withdraw'];
const dangerous: readonly DispatchAct[] = ['release', 'withdraw'];

/** Acts of the reader on a dispatch in its state. */
export function DispatchActs({ dispatch }: { readonly dispatch: Dispatch }) {
  const t = useText();
  const [opened, setOpened] = useState<ActOfPopup>();
  const { withdraw, isBusy } = useWithdrawal(dispatch);
  const offered = inOrder.filter((act) => dispatch.can.includes(act));
  const close = () => setOpened(undefined);
  if (offered.length === 0) return null;
  return (
    <>
      <Actions>
        {offered.map((act) => (
          <Button
            key={act}
            variant={act === 'accept' ? 'primary' : dangerous.includes(act) ? 'danger' : undefined}
            busy={act === 'withdraw' && isBusy}
            onClick={() => (act === 'withdraw' ? void withdraw() : setOpened(act))}
          >
            {t(`acts.${act}`)}
          </Button>
        ))}
      </Actions>
      {opened === 'accept' && <AcceptPopup dispatch={dispatch} onClose={close} />}
      {opened === 'prolong' && <ProlongPopup dispatch={dispatch} onClose={close} />}
      {(opened === 'refuse' || opened === 'release') && (
        <AnswerPopup act={opened} dispatch={dispatch} onClose={close} />
      )}
    </>
  );
}

function useWithdrawal(dispatch: Dispatch) {
  const t = useText();
  const nameOf = useShownName();
  const notices = useNotices();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const { dispatchId, askedUntil } = dispatch;
  const withdraw = async () => {
    const ok = t('acts.withdraw');
    const what = askedUntil === null ? 'withdraw.ask' : 'withdraw.askProlongation';
    if (!(await notices.confirm(t(what, { name: nameOf(dispatch) }), { title: ok, ok, danger: true }))) return;
    setBusy(true);
    try {
      await call(withdrawDispatch, { params: { dispatchId } });
      notices.toast(t('withdraw.done'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      await reread();
      setBusy(false);
    }
  };
  return { withdraw, isBusy };
}
