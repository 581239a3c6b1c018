import * as z from 'zod/mini';
import type { LeaveKind } from '@madang/contract/people/employment/kinds.ts';
import { returning } from '@madang/contract/people/employment/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelPlans } from '../../../../kernel/operations/stored/plan-acts.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { changeId, insertChange, requireNewest, stateChanged } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import { setReturned } from '../state.sql.ts';

/** STA-01: ends a leave, by its last day or earlier; the end that was planned for it is cancelled. */
export const returnFromLeave = defineOperation({
  name: 'return-from-leave',
  input: z.extend(returning, { changeId }),
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'MB657', 'MB708', 'MB705'],
  async run({ tx, kernel, companyCode, actorId }, { personId, note, changeId: expected }) {
    const key = { companyCode, personId };
    await requireAct(tx, key, 'return');
    const begun = await requireNewest(tx, kernel.keyring, key, { kind: 'leaveBegun', expected });
    await setReturned(tx, key);
    const planned = { companyCode, operation: 'return-from-leave', target: personTarget(personId), isShown: false };
    await cancelPlans(tx, kernel.keyring, planned);
    await insertChange(tx, kernel.keyring, {
      ...key,
      kind: 'leaveEnded',
      before: 'onLeave',
      after: 'inService',
      reason: { reason: '', note },
      actorId,
    });
    await tellOfChange(tx, kernel, key, { kind: 'leaveEnded' });
    const days = begun?.steps.leave;
    return {
      answer: { result: 'success' as const },
      audit: { target: personTarget(personId), ...stateChanged('onLeave', 'inService') },
      undo: begun && {
        name: 'put-on-leave',
        input: {
          personId,
          kind: begun.reason.reason as LeaveKind,
          note: begun.reason.note,
          from: null,
          until: days?.until ?? null,
          ...(days && { since: days.since }),
        },
      },
    };
  },
});
