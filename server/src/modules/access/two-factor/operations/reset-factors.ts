import { ofPerson } from '@madang/contract/access/two-factor/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { resetFactorsOf, resetName } from '../reset-factors.ts';

/** By an administrator, for someone in their company. One's own is changed with the password, and not here. */
export const resetFactors = defineOperation({
  name: 'reset-factors',
  input: ofPerson,
  permission: 'employees.resetFactors',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: ['CO403', 'CO404', 'MB657'],
  auditNames: [resetName],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId }) {
    if (personId === actorId) throw refuse('CO403');
    await resetFactorsOf(tx, kernel, { companyCode, personId }, 'factorsReset');
    return { answer: null, audit: { as: resetName, target: { kind: 'person', id: personId } } };
  },
});
