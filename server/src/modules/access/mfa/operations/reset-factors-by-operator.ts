import { ofPerson } from '@madang/contract/access/mfa/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { resetFactorsOf, resetName } from '../reset-factors.ts';

/** ACC-14: the same by anyone who has the machine, for people that no administrator can help. */
export const resetFactorsByOperator = defineOperation({
  name: 'reset-factors-by-operator',
  input: ofPerson,
  permission: 'system',
  targets: () => [],
  refusals: ['CO404', 'MB657', 'MB708'],
  auditNames: [resetName],
  async run({ tx, kernel, companyCode }, { personId }) {
    await resetFactorsOf(tx, kernel, { companyCode, personId }, 'factorsResetByOperator');
    return { answer: null, audit: { as: resetName, target: { kind: 'person', id: personId } } };
  },
});
