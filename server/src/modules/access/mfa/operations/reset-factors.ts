import { ofPerson } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { resetFactorsOf, resetName } from '../reset-factors.ts';

/**
 * Removes the factors of another person of the company, by an administrator. A user's own factors change with the
 * password.
 */
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
