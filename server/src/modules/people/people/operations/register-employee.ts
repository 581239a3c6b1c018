import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { newEmployee } from '@madang/contract/people/people/rules.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isPast } from '../limits/ending-ids.sql.ts';
import { refuseFullCompany } from '../limits/employee-limit.ts';
import { createWithLoginId } from '../create-with-id.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { lockProven } from '../../../organisation/mail-domains/index.ts';
import { registerActivationKey } from '../../../ground/promotions/index.ts';
import { sendWelcomeMail } from '../welcome/welcome.ts';
import { recordRefusals } from '../fields/check-record.ts';
import { codesOf, constraints, personTarget } from '../present-people.ts';
import { checkAccount, checkPerson } from '../registering/entry-rules.ts';
import { newPeople, personOf } from '../registering/new-people.ts';
import { withdrawal } from '../registering/withdrawal.ts';

/** USR-03: registers one person of a company, who applies for the account by one of the contacts later. */
export const registerEmployee = defineOperation({
  name: 'register-employee',
  input: newEmployee,
  permission: 'employees.register',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode }],
  refusals: [
    'MB601',
    'MB1054',
    'MB1066',
    'MB_T_ID_RULE1',
    'MB_T_ID_RULE2',
    'MB_T_ID_RULE3',
    'MB_T_ID_RULE4',
    'MB_T_ID_RULE5',
    'MB_M_NAME_SPECIAL_VALID',
    'MB_M_NAME_SCRIPTS',
    ...contactRefusals,
    'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
    'MAIL_DOMAIN_UNPROVEN',
    'EMPLOYEE_ID_PAST',
    'SECURITY_GRADE_MINIMUM',
    'OPENCODE_INVALID',
    'WELCOME_SENDS',
    ...recordRefusals,
    ...codesOf(constraints),
  ],
  constraints,
  async run({ tx, kernel, companyCode, refuse }, input) {
    const company = { ...(await readCompany(tx, companyCode)), companyCode };
    await checkPerson(kernel, company, input);
    const ownDomain = givesOutMail(company.serviceType) ? input.idDomain.toLowerCase() : '';
    if (ownDomain !== '' && !(await lockProven(tx, companyCode, ownDomain))) {
      throw refuse.field('idDomain', 'MAIL_DOMAIN_UNPROVEN');
    }
    const loginId = await checkAccount(kernel, company, input, ownDomain);
    await checkIdEnd(tx, input.idValidUntil, company.timeZone);
    const person = personOf(company, input, loginId);
    const { personId } = person;
    await refuseFullCompany(tx, kernel, companyCode);
    const registered = { isConfirmed: givesOutMail(company.serviceType), isWaiting: true, role: 'employee' } as const;
    const hasLoginId = await createWithLoginId(tx, kernel.keyring, { ...person, ...registered });
    if (!hasLoginId) throw refuse.field('loginId', 'MB601');
    if (input.opencode !== '') await registerKey(tx, input.opencode, companyCode);
    if (input.sendsWelcome && input.externalMail !== '') await sendWelcomeMail(tx, kernel, person);
    return {
      answer: { personId, loginId },
      audit: { target: personTarget(personId) },
      undoInRun: withdrawal(personId),
    };
  },
  many: newPeople,
});

/** Refuses a activation key that opens nothing here, and one that someone is registered with, here or elsewhere. */
async function registerKey(tx: Tx, activationKey: string, companyCode: string): Promise<void> {
  const outcome = await registerActivationKey(tx, activationKey, companyCode);
  if (outcome === 'registered') return;
  throw refuseField('opencode', outcome === 'taken' ? 'EMPLOYEE_OPENCODE_TAKEN' : 'OPENCODE_INVALID');
}

/** USR-05: of someone who is in, a day that is past ends the ID at once; of someone who is to come it is a slip. */
async function checkIdEnd(tx: Tx, idValidUntil: string, timeZone: string): Promise<void> {
  if (idValidUntil !== '' && (await isPast(tx, idValidUntil, timeZone))) {
    throw refuseField('idValidUntil', 'EMPLOYEE_ID_PAST');
  }
}
