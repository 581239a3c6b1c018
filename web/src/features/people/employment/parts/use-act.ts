import type { EmploymentAct } from '@madang/contract/people/employment/kinds.ts';
import { callOffRetirement, restoreAccess, returnFromLeave } from '@madang/contract/people/employment/routes.ts';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import type { ActedOn, Reread } from '../person.ts';
import { useText } from '../texts.ts';

/** Begins an act: what asks for more opens over the panel and has an address, what can be undone is done at once. */
export function useAct(person: ActedOn, reread: Reread) {
  const t = useText();
  const nameOf = useShownName();
  const notices = useNotices();
  const undoable = useUndoable();
  const [, change] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { personId } = person;
  const params = { personId };
  const doneAtOnce: Partial<Record<EmploymentAct, () => Promise<void>>> = {
    callOff: async () => {
      const done = await sendChange(callOffRetirement, { params });
      await reread();
      undoable(t('retire.calledOff'), done, reread);
    },
    return: async () => {
      const done = await sendChange(returnFromLeave, { params, body: { note: '' } });
      await reread();
      undoable(t('leave.returned', { name: nameOf(person) }), done, reread);
    },
    restore: async () => {
      const done = await sendChange(restoreAccess, { params, body: { note: '' } });
      await reread();
      undoable(t('suspend.restored', { name: nameOf(person) }), done, reread);
    },
  };
  const begin = async (act: EmploymentAct) => {
    const run = doneAtOnce[act];
    if (!run) return change({ edit: act }, 'push');
    setBusy(true);
    try {
      await run();
    } catch (thrown) {
      await notices.showError(thrown);
      await reread();
    } finally {
      setBusy(false);
    }
  };
  return { begin: (act: EmploymentAct) => void begin(act), isBusy };
}
