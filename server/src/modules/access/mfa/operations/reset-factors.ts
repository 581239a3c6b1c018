import { ofPerson } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { resetFactorsOf, resetName } from '../reset-factors.ts';

/** By an administrator, for someone in their company. One's own is changed with the password, and not here. */
export const resetFactors = defineOperation({
  name: 'reset-factors',
  input: ofPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [...changeableRefusals, 'CO403'],
  auditNames: [resetName],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId }) {
    if (personId === actorId) throw refuse('CO403');
    const person = { companyCode, personId };
    await requireAct(tx, person, 'change');
    await resetFactorsOf(tx, kernel, person, 'factorsReset');
    return { answer: null, audit: { as: resetName, target: { kind: 'person', id: personId } } };
  },
});
