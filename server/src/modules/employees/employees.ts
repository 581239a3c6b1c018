import { rootDepartment } from '@madang/contract/departments/limits.ts';
import type { EmployeeRow } from '@madang/contract/employees/routes.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Session } from '../../kernel/session/session.ts';
import { brokenConstraint } from '../../kernel/db/failures.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { StoredPerson } from '../accounts/index.ts';
import { findDepartmentNames } from '../departments/index.ts';

/** People as the console's list tells of them, each with the name of the department. */
export async function presentPeople(tx: Tx, { companyCode, profile }: Session, people: readonly StoredPerson[]) {
  const codes = [...new Set(people.map(({ departmentCode }) => departmentCode))];
  const names = await findDepartmentNames(tx, companyCode, codes);
  // The company itself is a department without a name of its own.
  names.set(rootDepartment, profile.companyName);
  return people.map((person) => presentPerson(person, names));
}

function presentPerson(
  { personId, loginId, fullName, englishName, departmentCode, hasApplied, registeredAt }: StoredPerson,
  names: ReadonlyMap<string, string>,
): EmployeeRow {
  return {
    personId,
    loginId,
    fullName,
    englishName,
    department: { departmentCode, departmentName: names.get(departmentCode) ?? departmentCode },
    state: hasApplied ? 'inService' : 'notYetApplied',
    registeredAt: registeredAt.toISOString(),
  };
}

const takenContacts = {
  people_waiting_external_mail_key: ['externalMail', 'EMPLOYEE_MAIL_TAKEN'],
  people_waiting_mobile_key: ['mobile', 'EMPLOYEE_MOBILE_TAKEN'],
  people_waiting_opencode_key: ['opencode', 'EMPLOYEE_OPENCODE_TAKEN'],
} as const;

/** What the database's constraints refuse, under the field that it is about. */
export function refuseTaken(error: unknown): never {
  const broken = brokenConstraint(error);
  const taken = Object.entries(takenContacts).find(([constraint]) => constraint === broken)?.[1];
  throw taken ? refuseField(taken[0], taken[1]) : error;
}
