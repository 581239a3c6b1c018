import { activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { readPasswordSetting } from '../../../ground/company-policies/index.ts';
import { lockVersion } from '../../../secrets/passwords/index.ts';
import { purgeTriesOf } from '../../../secrets/sign-in-attempts/index.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { findCorrespondent } from '../../../people/contacts/index.ts';
import { requireAct } from '../../../people/person-records/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { newGivenPassword } from '../given-password.ts';
import { passwordPersonOf } from '../password-person.ts';
import { renewPassword } from '../renew-password.ts';

/**
 * USR-11: resets a colleague's password. It is shown once; their sessions, also in other companies, end, and the next
 * may only choose another.
 */
export const resetPersonPassword = defineOperation({
  name: 'reset-person-password',
  input: anyEmployee,
  permission: 'employees.resetPassword',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO403', 'CO404', 'EMPLOYEE_NOT_APPLIED', 'EMPLOYEE_RETIRED', 'MB657', 'MB708', 'PASSWORD_RULES_CHANGED'],
  isSecret: true,
  async prepare({ kernel, companyCode, readIn }, { personId }) {
    const { setting, known } = await readIn(companyCode, async (tx) => ({
      setting: await readPasswordSetting(tx, companyCode),
      known: await findCorrespondent(tx, kernel.keyring, { companyCode, personId }),
    }));
    const { profile } = setting;
    const password = newGivenPassword(profile, known ? passwordPersonOf(known, setting) : {});
    const servesDays = await kernel.properties.get(activationProperties.initialPasswordDays);
    return { password, profile, servesDays, hash: await kernel.hasher.hash(password) };
  },
  async run({ tx, kernel, companyCode, actorId, prepared, refuse }, { personId }) {
    const key = { companyCode, personId };
    if (personId === actorId) throw refuse('CO403');
    // MEM-04: anyone who is given the password was accepted by no other company.
    await kernel.contributed.endLinkedLogins(tx, key);
    await requireAct(tx, key, 'change');
    const version = await lockVersion(tx, key);
    if (version === 0) throw refuse('EMPLOYEE_NOT_APPLIED');
    const { password, ...given } = prepared;
    const { validUntil } = await renewPassword(tx, kernel, { ...key, ...given, version: version + 1 }, 'passwordGiven');
    const loginId = (await findCorrespondent(tx, kernel.keyring, key))?.loginId ?? '';
    // A person who was locked out by wrong tries asks for this too.
    await purgeTriesOf(tx, kernel.keyring, loginId);
    return {
      answer: { loginId, password, validUntil: (validUntil ?? new Date()).toISOString() },
      audit: { target: personTarget(personId), fields: ['password'] },
    };
  },
});
