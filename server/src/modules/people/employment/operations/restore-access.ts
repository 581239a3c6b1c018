import * as z from 'zod/mini';
import { restoring } from '@madang/contract/people/employment/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { changeId, insertChange, requireNewest } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import { setRestored } from '../state.sql.ts';

/** USR-13: opens the access again. */
export const restoreAccess = defineOperation({
  name: 'restore-access',
  input: z.extend(restoring, { changeId }),
  permission: 'employment.suspend',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'EMPLOYEE_NOT_APPLIED', 'EMPLOYEE_RETIRED', 'MB708', 'NOT_SUSPENDED'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, note, changeId: expected }) {
    const key = { companyCode, personId };
    const before = await requireAct(tx, key, 'suspend');
    const lock = await requireNewest(tx, kernel.keyring, key, { kind: 'suspended', expected });
    if (!(await setRestored(tx, key))) throw refuse('NOT_SUSPENDED');
    const reason = { reason: '', note };
    await insertChange(tx, kernel.keyring, { ...key, kind: 'restored', before, after: before, reason, actorId });
    await tellOfChange(tx, kernel, key, { kind: 'restored' });
    return {
      answer: { result: 'success' as const },
      audit: { target: personTarget(personId), fields: ['access'] },
      undo: lock && {
        name: 'suspend-access',
        input: { personId, ...lock.reason, until: lock.until?.toISOString() ?? null },
      },
    };
  },
});
