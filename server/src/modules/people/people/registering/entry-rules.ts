import type * as z from 'zod/mini';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { recordIssues } from '@madang/contract/people/people/record-rules.ts';
import type { newEmployee } from '@madang/contract/people/people/rules.ts';
import { isUnavailable, readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { CompanyProfile } from '../../../ground/companies/index.ts';
import { reachFault } from '../../../secrets/otp/index.ts';
import { issuesOfMail } from '../../contacts/index.ts';
import { checkNameScripts } from '../../person-names/index.ts';
import { checkSecurityGrade } from '../limits/security-grade.ts';

export type NewEmployee = z.output<typeof newEmployee>;

/** The company that a person is to come into. */
export interface Entered extends CompanyProfile {
  readonly companyCode: string;
}

/** LIM-03, USR-06: checks names and grade. */
export async function checkPerson(kernel: Kernel, company: Entered, input: NewEmployee): Promise<void> {
  await checkNameScripts(kernel, { person: input, company });
  await checkSecurityGrade(kernel, { grade: input.securityGrade, company, path: 'securityGrade' });
}

/** Checks what ID, record and contacts must be without the database; answers the whole ID. */
export async function checkAccount(
  kernel: Kernel,
  company: Entered,
  input: NewEmployee,
  ownDomain: string,
): Promise<string> {
  const loginId = await readLoginId(kernel, { typed: input.loginId, ownDomain }, company);
  await checkRecord(kernel, input);
  await checkContacts(kernel, input, loginId);
  return loginId;
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

/** USR-05, USR-06: rules between the fields, with all faults reported at once. */
async function checkRecord(kernel: Kernel, input: NewEmployee): Promise<void> {
  const issues = [...recordIssues(input), ...(await issuesOfMail(kernel, input.personalMail))];
  if (issues.length > 0) throw refuseFields(issues);
}

/** Refuses contacts that no code can reach, reported for all contacts at once. */
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
