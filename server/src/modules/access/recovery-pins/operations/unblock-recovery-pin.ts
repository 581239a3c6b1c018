import { pinOfPerson } from '@madang/contract/access/recovery-pins/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { unblockPinOf } from '../unblock.ts';

/** REQ-02: by an administrator or the service desk, for someone of their company. One's own is unblocked by another person. */
export const unblockRecoveryPin = defineOperation({
  name: 'unblock-recovery-pin',
  input: pinOfPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'CO403'],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId }) {
    if (personId === actorId) throw refuse('CO403');
    const person = { companyCode, personId };
    await requireAct(tx, person, 'change');
    await unblockPinOf(tx, kernel, person);
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields: ['recoveryPin'] } };
  },
});
