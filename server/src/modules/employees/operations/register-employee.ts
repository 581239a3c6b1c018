import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { isUnavailable, readNewLoginId } from '@madang/contract/accounts/login-id.ts';
import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { registerEmployee as route } from '@madang/contract/employees/routes.ts';
import type { newEmployee } from '@madang/contract/employees/rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  checkNameScripts,
  claimLoginId,
  createPerson,
  grantRole,
  releaseLoginId,
  reserveLoginId,
} from '../../accounts/index.ts';
import { readCompany } from '../../companies/index.ts';
import { lockDepartmentForReference } from '../../departments/index.ts';
import { reachFault } from '../../otp/index.ts';
import { registerOpencode } from '../../promotions/index.ts';
import { mapConstraintError } from '../employees.ts';

type NewEmployee = z.output<typeof newEmployee>;

/** The transaction that follows takes the reservation at once. */
const reservedSeconds = 60;

/** USR-03: registers one person of a company, who applies for the account by one of the contacts later. */
export async function registerEmployee(
  kernel: Kernel,
  actor: Actor,
  input: NewEmployee,
): Promise<{ personId: string; loginId: string }> {
  const { companyCode } = actor;
  const company = await inCompany(kernel.db, companyCode, (tx) => readCompany(tx, companyCode));
  await checkNameScripts(kernel, { person: input, company: { ...company, companyCode } });
  const loginId = await readLoginId(kernel, input.loginId, company.serviceType);
  await checkContacts(kernel, input, loginId);
  const key = { companyCode, personId: randomUUID() };
  const reserved = { loginId, personId: key.personId };
  if (!(await reserveLoginId(kernel.db, { ...reserved, seconds: reservedSeconds }))) {
    throw refuseField('loginId', 'MB601');
  }
  const person = { ...input, ...key, loginId, fullName: fullNameOf(input), timeZone: company.timeZone };
  const isConfirmed = givesOutMail(company.serviceType);
  try {
    await inCompany(kernel.db, companyCode, async (tx) => {
      if (!(await lockDepartmentForReference(tx, person))) throw refuseField('departmentCode', 'EMPLOYEE_DEPARTMENT');
      await claimLoginId(tx, person);
      if (input.opencode !== '') await registerKey(tx, input.opencode);
      await createPerson(tx, kernel.keyring, { ...person, isConfirmed, isWaiting: true });
      await grantRole(tx, { ...key, role: 'employee' });
      const target = { kind: 'person', id: key.personId };
      await writeAudit(tx, { ...actor, operation: 'register-employee', target });
    });
  } catch (error) {
    await releaseLoginId(kernel.db, reserved);
    mapConstraintError(error);
  }
  return { personId: key.personId, loginId };
}

/** Refuses a certification key that opens nothing, and one that somebody is registered with, here or elsewhere. */
async function registerKey(tx: Tx, opencode: string): Promise<void> {
  const outcome = await registerOpencode(tx, opencode);
  if (outcome === 'registered') return;
  throw refuseField('opencode', outcome === 'taken' ? 'EMPLOYEE_OPENCODE_TAKEN' : 'OPENCODE_INVALID');
}

async function readLoginId(kernel: Kernel, typed: string, serviceType: Parameters<typeof givesOutMail>[0]) {
  const [freeMailDomain, hostedDomains, unavailableDomains] = await Promise.all([
    kernel.properties.get(platformProperties.freeMailDomain),
    kernel.properties.get(platformProperties.hostedDomains),
    kernel.properties.get(platformProperties.unavailableDomains),
  ]);
  const { loginId, issue } = readNewLoginId(typed, { serviceType, freeMailDomain });
  if (issue) throw refuseFields([{ ...issue, path: 'loginId' }]);
  if (isUnavailable(loginId, { serviceType, freeMailDomain, hostedDomains, unavailableDomains })) {
    throw refuseField('loginId', 'MB1066');
  }
  return loginId;
}

/** What no code of ours could reach, told for all contacts at once. */
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

export const registerEmployeeCall = operation(route, (call) => registerEmployee(call.kernel, actorOf(call), call.body));
