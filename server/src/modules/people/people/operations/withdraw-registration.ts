import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelPlans, holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { leaveOutOfRuns } from '../../../../kernel/operations/stored/runs/left-out.sql.ts';
import { freeClosedId } from '../../../ground/global-login-ids/index.ts';
import { releaseActivationKey } from '../../../ground/promotions/index.ts';
import { deletePerson, selectRegistration } from '../people.sql.ts';
import { personTarget } from '../present-people.ts';
import { refuseSynchronising } from '../../person-records/index.ts';

/**
 * USR-03: withdraws the registration of a person without an account. All dependent rows go and their values are free;
 * the log keeps the fact.
 */
export const withdrawRegistration = defineOperation({
  name: 'withdraw-registration',
  input: anyEmployee,
  permission: 'employees.withdraw',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404', 'EMPLOYEE_APPLIED', 'MB657', 'MB708'],
  async run({ tx, kernel, companyCode, refuse }, { personId }) {
    const key = { companyCode, personId };
    await holdPlansOf(tx, companyCode, personTarget(personId));
    // Holds the row, as an application for the account does.
    await refuseSynchronising(tx, key);
    const person = await selectRegistration(tx, kernel.keyring, key);
    if (!person) throw refuse('CO404');
    if (person.hasApplied) throw refuse('EMPLOYEE_APPLIED');
    if (person.opencode !== null) await releaseActivationKey(tx, person.opencode);
    await cancelPlans(tx, kernel.keyring, { companyCode, target: personTarget(personId), isAsked: true });
    await leaveOutOfRuns(tx, companyCode, { kind: 'sendLetters', target: personTarget(personId) });
    await deletePerson(tx, key);
    await freeClosedId(tx, { personId, loginId: person.loginId });
    return { answer: { result: 'success' as const }, audit: { target: personTarget(personId) } };
  },
});
