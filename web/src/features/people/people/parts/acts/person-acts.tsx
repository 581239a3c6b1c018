import { endTrial, resetPersonPassword } from '@madang/contract/people/people/account-routes.ts';
import type { readEmployee } from '@madang/contract/people/people/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useState } from 'react';
import { call } from '../../../../../kernel/call.ts';
import { can } from '../../../../../kernel/calls/can.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { KeyIcon } from '../../../../../ui/icons.tsx';
import { EditIcon, TreeIcon } from '../../../../../ui/sections/icons.tsx';
import { Stack } from '../../../../../ui/parts/card.tsx';
import { ActMenu, StandingActs } from '../../../employment/index.ts';
import { useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import styles from '../employee-panel.module.css';
import { GivenPassword } from './given-password.tsx';

interface PersonActsProps {
  readonly answer: AnswerOf<typeof readEmployee>;
  readonly onEdit: () => void;
  readonly onMove: () => void;
}

type Given = AnswerOf<typeof resetPersonPassword>;

/** Shows the most frequent actions on a member, before the facts to read. */
export function PersonActs({ answer, onEdit, onMove }: PersonActsProps) {
  const t = useText();
  const { run, isBusy } = useActs();
  const reread = useReread();
  const [given, setGiven] = useState<Given>();
  const params = { personId: answer.employee.personId };
  const reset = { title: t('password.reset'), ask: t('password.ask') };
  const end = { title: t('trial.end'), ask: t('trial.ask') };
  return (
    <Stack tight>
      {given && <GivenPassword title={t('password.title')} text={t('password.text')} given={given} />}
      <div className={styles['acts']}>
        {can(answer, 'resetPassword') && (
          <Button
            icon={<KeyIcon />}
            aria-label={t('password.reset')}
            busy={isBusy}
            onClick={() => void run(reset, async () => setGiven(await call(resetPersonPassword, { params })))}
          >
            {t('password.act')}
          </Button>
        )}
        {can(answer, 'change') && (
          <>
            <Button icon={<TreeIcon />} onClick={onMove}>
              {t('change.move')}
            </Button>
            <Button icon={<EditIcon />} onClick={onEdit}>
              {t('change.begin')}
            </Button>
          </>
        )}
        {can(answer, 'endTrial') && (
          <Button
            busy={isBusy}
            onClick={() =>
              void run(end, async (notices) => {
                await call(endTrial, { params });
                notices.toast(t('trial.done'));
                await reread();
              })
            }
          >
            {t('trial.end')}
          </Button>
        )}
        <StandingActs person={answer.employee} reread={reread} />
        <ActMenu person={answer.employee} reread={reread} />
      </div>
    </Stack>
  );
}

type Notices = ReturnType<typeof useNotices>;

/** Asks before each act, for it cannot be undone, and says what a refused one was refused for. */
function useActs() {
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const run = async (
    { title, ask }: { readonly title: string; readonly ask: string },
    act: (notices: Notices) => Promise<void>,
  ) => {
    if (!(await notices.confirm(ask, { title, ok: title, danger: true }))) return;
    setBusy(true);
    try {
      await act(notices);
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
