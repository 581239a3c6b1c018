import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endTrialOf } from '../../roles/index.ts';
import { requireAct } from '../../person-records/index.ts';
import { sendAccountNotice } from '../../notifications/index.ts';
import { personTarget } from '../role-assignments.ts';

/** USR-11: a free trial becomes an ordinary account; nothing of it goes, and there is no way back to a trial. */
export const endTrial = defineOperation({
  name: 'end-trial',
  input: anyEmployee,
  permission: 'employees.endTrial',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EMPLOYEE_NOT_APPLIED', 'EMPLOYEE_NOT_TRIAL', 'EMPLOYEE_RETIRED', 'MB657', 'MB708'],
  async run({ tx, kernel, companyCode, refuse }, { personId }) {
    const key = { companyCode, personId };
    await requireAct(tx, key, 'change');
    const changedAt = await endTrialOf(tx, key);
    if (changedAt === undefined) throw refuse('EMPLOYEE_NOT_TRIAL');
    await sendAccountNotice(tx, kernel, key, { changed: 'trialEnded', changedAt });
    return { answer: null, audit: { target: personTarget(personId) } };
  },
});
