import { personFactor } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { endSessionsOf } from '../../../../kernel/session/session.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { endTrust } from '../../known-devices/index.ts';
import { deleteApp } from '../apps.sql.ts';
import { timeOf } from '../change-factors.ts';
import { deletePasskey } from '../passkeys/passkeys.sql.ts';
import { settleFactors } from '../settle-factors.ts';

/**
 * Removes one of several factors of a colleague; others keep working and sessions end. Removing the last is a reset;
 * one's own needs the password.
 */
export const removePersonFactor = defineOperation({
  name: 'remove-person-factor',
  input: personFactor,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'CO403'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, passkeyId }) {
    const person = { companyCode, personId };
    if (personId === actorId) throw refuse('CO403');
    await requireAct(tx, person, 'change');
    const isGone = passkeyId === undefined ? deleteApp(tx, person) : deletePasskey(tx, person, passkeyId);
    if (!(await isGone)) throw refuse('CO404');
    await settleFactors(tx, person);
    await endTrust(tx, person);
    await endSessionsOf(tx, person);
    await sendAccountNotice(tx, kernel, person, { changed: 'factorTaken', changedAt: await timeOf(tx) });
    return { answer: null, audit: { target: { kind: 'person', id: personId } } };
  },
});
