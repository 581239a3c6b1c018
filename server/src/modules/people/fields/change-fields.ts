import { fieldNamesIn, personFields } from '@madang/contract/people/fields.ts';
import type { FieldChange } from '@madang/contract/people/rules.ts';
import { changedNameIssues } from '@madang/contract/people/names/changed-name.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { refuse, refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readCompany } from '../../companies/index.ts';
import { lockDepartmentForReference } from '../../departments/index.ts';
import { isOptionalCovered } from '../../terms/index.ts';
import { readNameScripts } from '../name-scripts.ts';
import { checkSecurityGrade } from '../security-grade.ts';
import { selectPerson, updateFields, type WholePerson } from '../people-list.sql.ts';
import { refuseSynchronising } from '../synchronising.sql.ts';

interface Change {
  readonly personId: string;
  readonly change: FieldChange;
  readonly expected?: FieldChange | undefined;
}

type FieldValue = string | number;
type ChangedName = keyof FieldChange;

/** What `changeFields` refuses with; the operations that use it declare these. */
export const changeRefusals = [
  'CO404',
  'EDIT_CONFLICT',
  'EMPLOYEE_DEPARTMENT',
  'EMPLOYEE_NOT_APPLIED',
  'EMPLOYEE_OPTIONAL_DECLINED',
  'MB657',
  'MB_M_NAME_SCRIPTS',
  'MB_M_NAME_SPECIAL_VALID',
  'SECURITY_GRADE_MINIMUM',
] as const;

/** Changes fields of a person who has an account; returns their former values, and the names of those that were others. */
export async function changeFields(
  { tx, kernel, companyCode }: { readonly tx: Tx; readonly kernel: Kernel; readonly companyCode: string },
  { personId, change, expected }: Change,
): Promise<{ readonly before: FieldChange; readonly changed: readonly ChangedName[] }> {
  const key = { companyCode, personId };
  // Locks the row, so that what is read next stays true until the change is written.
  await refuseSynchronising(tx, key);
  const person = await selectPerson(tx, key);
  if (!person) throw refuse('CO404');
  if (!person.hasApplied) throw refuse('EMPLOYEE_NOT_APPLIED');
  const names = fieldNamesIn('change').filter((name) => change[name] !== undefined);
  const before = Object.fromEntries(names.map((name) => [name, valueOf(person, name)])) as FieldChange;
  const changed = names.filter((name) => change[name] !== before[name]);
  const company = await readCompany(tx, companyCode);
  await checkNames(kernel, { person, change, company: { ...company, companyCode } });
  if (change.securityGrade !== undefined && changed.includes('securityGrade')) {
    await checkSecurityGrade(kernel, { grade: change.securityGrade, company, path: 'change.securityGrade' });
  }
  await refuseDeclined(tx, key, { change, changed });
  const { departmentCode } = change;
  if (departmentCode !== undefined && !(await lockDepartmentForReference(tx, { companyCode, departmentCode }))) {
    throw refuseField('change.departmentCode', 'EMPLOYEE_DEPARTMENT');
  }
  const fullName = changed.some((name) => name === 'surname' || name === 'givenName')
    ? fullNameOf({ ...person, ...definedOf(change) })
    : person.fullName;
  const isDone = await updateFields(tx, kernel.keyring, key, { change, expected, fullName });
  if (!isDone) throw refuse('EDIT_CONFLICT');
  return { before, changed };
}

function valueOf(person: WholePerson, name: ChangedName): FieldValue {
  return (person[name] as FieldValue | null) ?? '';
}

function definedOf({ surname, givenName }: FieldChange) {
  return { ...(surname !== undefined && { surname }), ...(givenName !== undefined && { givenName }) };
}

interface Naming {
  readonly person: WholePerson;
  readonly change: FieldChange;
  readonly company: { readonly companyCode: string; readonly passwordProfile: string };
}

/** LIM-03: a name that stays as it is was taken once, and is not asked about. */
async function checkNames(kernel: Kernel, { person, change, company }: Naming): Promise<void> {
  const scripts = await readNameScripts(kernel, company);
  const issues = changedNameIssues({ ...person, ...definedOf(change) }, person, scripts);
  if (issues.length > 0) throw refuseFields(issues.map((issue) => ({ ...issue, path: `change.${issue.path}` })));
}

/** RCN-02: optional personal data is stored only while the person agrees to it, anyone who types it. */
async function refuseDeclined(
  tx: Tx,
  key: { readonly companyCode: string; readonly personId: string },
  { change, changed }: { readonly change: FieldChange; readonly changed: readonly ChangedName[] },
): Promise<void> {
  const optional = changed.find((name) => 'isOptional' in personFields[name] && change[name] !== '');
  if (optional === undefined || (await isOptionalCovered(tx, key))) return;
  throw refuseField(`change.${optional}`, 'EMPLOYEE_OPTIONAL_DECLINED');
}
