import { pinOfPerson } from '@madang/contract/access/recovery-pins/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { ticketToUnblock, unblockPinOf } from '../unblock.ts';

/** REQ-02: by an administrator, or by the service desk with a ticket. One's own is unblocked by another person. */
export const unblockRecoveryPin = defineOperation({
  name: 'unblock-recovery-pin',
  input: pinOfPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'CO403'],
  async run({ tx, kernel, companyCode, actorId, request, refuse }, { personId }) {
    if (personId === actorId) throw refuse('CO403');
    const detail = await ticketToUnblock(tx, actorId, request.ticket);
    const person = { companyCode, personId };
    await requireAct(tx, person, 'change');
    await unblockPinOf(tx, kernel, person);
    const target = { kind: 'person', id: personId };
    return { answer: null, audit: { target, fields: ['recoveryPin'], ...(detail && { detail }) } };
  },
});
