import type * as z from 'zod/mini';
import { isUnavailable, readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { newEmployee } from '@madang/contract/people/people/rules.ts';
import { recordIssues } from '@madang/contract/people/people/record-rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { checkNameScripts } from '../../person-names/index.ts';
import { isPast } from '../limits/ending-ids.sql.ts';
import { checkSecurityGrade } from '../limits/security-grade.ts';
import { refuseFullCompany } from '../limits/employee-limit.ts';
import { createWithLoginId } from '../create-with-id.ts';
import { type CompanyProfile, readCompany } from '../../../ground/companies/index.ts';
import { lockProven } from '../../../organisation/mail-domains/index.ts';
import { reachFault } from '../../../secrets/otp/index.ts';
import { registerActivationKey } from '../../../ground/promotions/index.ts';
import { sendWelcomeMail } from '../welcome/welcome.ts';
import { issuesOfMail } from '../../contacts/index.ts';
import { recordRefusals } from '../fields/check-record.ts';
import { codesOf, constraints } from '../present-people.ts';

type NewEmployee = Omit<z.output<typeof newEmployee>, 'sendsWelcome' | 'idDomain'>;

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
  async run({ tx, kernel, companyCode, refuse }, { sendsWelcome, idDomain, ...input }) {
    const company = await readCompany(tx, companyCode);
    await checkNameScripts(kernel, { person: input, company: { ...company, companyCode } });
    await checkSecurityGrade(kernel, { grade: input.securityGrade, company, path: 'securityGrade' });
    const ownDomain = givesOutMail(company.serviceType) ? idDomain.toLowerCase() : '';
    if (ownDomain !== '' && !(await lockProven(tx, companyCode, ownDomain))) {
      throw refuse.field('idDomain', 'MAIL_DOMAIN_UNPROVEN');
    }
    const loginId = await readLoginId(kernel, { typed: input.loginId, ownDomain }, company);
    await checkRecord(kernel, input);
    await checkIdEnd(tx, input.idValidUntil, company.timeZone);
    await checkContacts(kernel, input, loginId);
    const personId = newId();
    const key = { companyCode, personId };
    const person = { ...input, ...key, loginId, fullName: fullNameOf(input), timeZone: company.timeZone };
    await refuseFullCompany(tx, kernel, companyCode);
    const registered = { isConfirmed: givesOutMail(company.serviceType), isWaiting: true, role: 'employee' } as const;
    const hasLoginId = await createWithLoginId(tx, kernel.keyring, { ...person, ...registered });
    if (!hasLoginId) throw refuse.field('loginId', 'MB601');
    if (input.opencode !== '') await registerKey(tx, input.opencode, companyCode);
    if (sendsWelcome && input.externalMail !== '') await sendWelcomeMail(tx, kernel, person);
    return { answer: { personId, loginId }, audit: { target: { kind: 'person', id: personId } } };
  },
});

/** Refuses a certification key that opens nothing here, and one that someone is registered with, here or elsewhere. */
async function registerKey(tx: Tx, opencode: string, companyCode: string): Promise<void> {
  const outcome = await registerActivationKey(tx, opencode, companyCode);
  if (outcome === 'registered') return;
  throw refuseField('opencode', outcome === 'taken' ? 'EMPLOYEE_OPENCODE_TAKEN' : 'OPENCODE_INVALID');
}

async function readLoginId(
  kernel: Kernel,
  { typed, ownDomain }: { readonly typed: string; readonly ownDomain: string },
  { serviceType, idProfile }: Pick<CompanyProfile, 'serviceType' | 'idProfile'>,
) {
  const [freeMailDomain, hostedDomains, unavailableDomains, reservedIds] = await Promise.all([
    kernel.properties.get(platformProperties.freeMailDomain),
    kernel.properties.get(platformProperties.hostedDomains),
    kernel.properties.get(platformProperties.unavailableDomains),
    kernel.properties.get(credentialProperties.reservedIds),
  ]);
  const { loginId, issue } = readNewLoginId(typed, {
    serviceType,
    idProfile,
    freeMailDomain: ownDomain || freeMailDomain,
    isOwnDomain: ownDomain !== '',
    isSignUp: false,
    reservedIds,
  });
  if (issue) throw refuseFields([{ ...issue, path: 'loginId' }]);
  if (isUnavailable(loginId, { serviceType, freeMailDomain, hostedDomains, unavailableDomains })) {
    throw refuseField('loginId', 'MB1066');
  }
  return loginId;
}

/** USR-05, USR-06: what the fields ask of each other, reported for all at once. */
async function checkRecord(kernel: Kernel, input: NewEmployee): Promise<void> {
  const issues = [...recordIssues(input), ...(await issuesOfMail(kernel, input.personalMail))];
  if (issues.length > 0) throw refuseFields(issues);
}

/** USR-05: of someone who is in, a day that is past ends the ID at once; of someone who is to come it is a slip. */
async function checkIdEnd(tx: Tx, idValidUntil: string, timeZone: string): Promise<void> {
  if (idValidUntil !== '' && (await isPast(tx, idValidUntil, timeZone))) {
    throw refuseField('idValidUntil', 'EMPLOYEE_ID_PAST');
  }
}

/** What no code of ours could reach, reported for all contacts at once. */
async function checkContacts({ properties }: Kernel, input: NewEmployee, loginId: string): Promise<void> {
  const faults: FieldIssue[] = [];
  for (const path of ['externalMail', 'mobile'] as const) {
    const value = input[path];
    const code = value === '' ? undefined : await reachFault(properties, path, value);
    if (code !== undefined) faults.push({ path, code, params: {} });
  }
  const isOwnDomain = input.externalMail !== '' && isOnDomain(input.externalMail, [mailDomain(loginId)]);
  if (isOwnDomain && faults.length === 0) {
    faults.push({ path: 'externalMail', code: 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN', params: {} });
  }
  if (faults.length > 0) throw refuseFields(faults);
}
