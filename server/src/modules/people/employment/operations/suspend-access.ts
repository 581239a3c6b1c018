import { suspending } from '@madang/contract/people/employment/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endSessionsElsewhere } from '../../../../kernel/session/linked-logins.sql.ts';
import { findIndispensable } from '../../roles/index.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { insertChange } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import { setSuspended } from '../state.sql.ts';

/** USR-13: locks the access of a person beside the state: sessions end, each sign-in is refused with the end of the lock. */
export const suspendAccess = defineOperation({
  name: 'suspend-access',
  input: suspending,
  permission: 'employment.suspend',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [
    'ALREADY_SUSPENDED',
    'CO404',
    'EMPLOYEE_NOT_APPLIED',
    'EMPLOYEE_RETIRED',
    'MB708',
    'EMPLOYMENT_LAST_ADMINISTRATOR',
    'EMPLOYMENT_OWN',
    'EMPLOYMENT_REPRESENTATIVE',
    'SUSPENSION_END',
  ],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, reason, note, until }) {
    const key = { companyCode, personId };
    if (personId === actorId) throw refuse('EMPLOYMENT_OWN');
    const need = await findIndispensable(tx, key);
    if (need === 'representative') throw refuse('EMPLOYMENT_REPRESENTATIVE');
    if (need === 'last') throw refuse('EMPLOYMENT_LAST_ADMINISTRATOR');
    // What the login opened elsewhere holds its ties, which come before the person's row; all else ends with the lock itself.
    await endSessionsElsewhere(tx, key);
    const before = await requireAct(tx, key, 'suspend');
    const end = until === null ? null : new Date(until);
    const done = await setSuspended(tx, key, end);
    if (done === 'isOver') throw refuse.field('until', 'SUSPENSION_END');
    if (done === 'stood') throw refuse('ALREADY_SUSPENDED');
    const change = {
      ...key,
      kind: 'suspended',
      before,
      after: before,
      reason: { reason, note },
      actorId,
      until: end,
    } as const;
    const changeId = await insertChange(tx, kernel.keyring, change);
    await tellOfChange(tx, kernel, key, { kind: 'suspended', until: end });
    return {
      answer: { result: 'success' as const },
      audit: { target: personTarget(personId), fields: ['access'] },
      undo: { name: 'restore-access', input: { personId, note: '', changeId } },
    };
  },
});
