import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import type { FieldChange } from '@madang/contract/people/people/rules.ts';
import { changedNameIssues } from '@madang/contract/people/people/names/changed-name.ts';
import { recordIssues } from '@madang/contract/people/people/record-rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { refuse, refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { lockDepartmentForReference } from '../../../organisation/departments/index.ts';
import { isOptionalCovered } from '../../../ground/agreements/index.ts';
import { issuesOfMail } from '../../contacts/index.ts';
import { readNameScripts } from '../../person-names/index.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { checkSecurityGrade } from '../limits/security-grade.ts';
import { isOfRecord, recordOf, recordRefusals } from './check-record.ts';
import { type WholePerson, selectPerson, updateFields } from '../people-list.sql.ts';
import { lockPost } from '../posts/posts.sql.ts';

interface Change {
  readonly personId: string;
  readonly change: FieldChange;
  readonly expected?: FieldChange | undefined;
  /** Prefix of the fields in the caller's input; `change.` if absent. */
  readonly under?: string;
}

type FieldValue = string | number | boolean;
type ChangedName = keyof FieldChange;

/** Refusals of `changeFields`; the operations that use it declare them. */
export const changeRefusals = [
  ...changeableRefusals,
  'EDIT_CONFLICT',
  'EMPLOYEE_DEPARTMENT',
  'EMPLOYEE_OPTIONAL_DECLINED',
  'MB853',
  'MB_M_NAME_SCRIPTS',
  'MB_M_NAME_SPECIAL_VALID',
  'SECURITY_GRADE_MINIMUM',
  ...recordRefusals,
] as const;

/** Changes fields of a person who has an account; returns their former values, and the names of those that were others. */
export async function changeFields(
  { tx, kernel, companyCode }: { readonly tx: Tx; readonly kernel: Kernel; readonly companyCode: string },
  { personId, change, expected, under = 'change.' }: Change,
): Promise<{ readonly before: FieldChange; readonly changed: readonly ChangedName[] }> {
  const key = { companyCode, personId };
  await lockChangeable(tx, key);
  const person = await selectPerson(tx, kernel.keyring, key);
  if (!person) throw refuse('CO404');
  const { before, changed } = compareFields(person, { change, expected });
  const company = await readCompany(tx, companyCode);
  await checkNames(kernel, { person, change, company: { ...company, companyCode }, under });
  if (change.securityGrade !== undefined && changed.includes('securityGrade')) {
    await checkSecurityGrade(kernel, { grade: change.securityGrade, company, path: `${under}securityGrade` });
  }
  await refuseDeclined(tx, key, { change, changed, under });
  const mailIssues = changed.includes('personalMail') ? await issuesOfMail(kernel, change.personalMail) : [];
  refuseIssues([...changedRecordIssues(person, { change, changed }), ...mailIssues], under);
  const { departmentCode } = change;
  if (departmentCode !== undefined && !(await lockDepartmentForReference(tx, { companyCode, departmentCode }))) {
    throw refuseField(`${under}departmentCode`, 'EMPLOYEE_DEPARTMENT');
  }
  if (departmentCode !== undefined && (await lockPost(tx, { ...key, departmentCode }))) {
    throw refuseField(`${under}departmentCode`, 'MB853');
  }
  const fullName = changed.some((name) => name === 'surname' || name === 'givenName')
    ? fullNameOf({ ...person, ...definedOf(change) })
    : person.fullName;
  // A value that stays is not written again: encrypted once more it would look like another one.
  const written = Object.fromEntries(changed.map((name) => [name, change[name]])) as FieldChange;
  await updateFields(tx, kernel.keyring, key, { change: written, fullName });
  return { before, changed };
}

/** Compares a change with a row that is held, so that the look stays true; refuses where it would overwrite another one's. */
export function compareFields(
  person: Partial<WholePerson>,
  { change, expected }: Pick<Change, 'change' | 'expected'>,
): { readonly before: FieldChange; readonly changed: readonly ChangedName[] } {
  const names = fieldNamesIn('change').filter((name) => change[name] !== undefined);
  const before = Object.fromEntries(names.map((name) => [name, valueOf(person, name)])) as FieldChange;
  // What is wanted already overwrites no one.
  const matches = (state: FieldChange) => names.every((name) => state[name] === before[name]);
  if (expected && !matches(expected) && !matches(change)) throw refuse('EDIT_CONFLICT');
  return { before, changed: names.filter((name) => change[name] !== before[name]) };
}

function valueOf(person: Partial<WholePerson>, name: ChangedName): FieldValue {
  return (person[name] as FieldValue | null) ?? '';
}

function given(change: FieldChange): Partial<WholePerson> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function definedOf({ surname, givenName }: FieldChange) {
  return { ...(surname !== undefined && { surname }), ...(givenName !== undefined && { givenName }) };
}

interface Naming {
  readonly under: string;
  readonly person: WholePerson;
  readonly change: FieldChange;
  readonly company: { readonly companyCode: string; readonly passwordProfile: string };
}

/** LIM-03: a name that stays as it is was taken once, and is not asked about. */
async function checkNames(kernel: Kernel, { person, change, company, under }: Naming): Promise<void> {
  const scripts = await readNameScripts(kernel, company);
  const issues = changedNameIssues({ ...person, ...definedOf(change) }, person, scripts);
  refuseIssues(issues, under);
}

function refuseIssues(issues: readonly FieldIssue[], under: string): void {
  if (issues.length > 0) throw refuseFields(issues.map((issue) => ({ ...issue, path: `${under}${issue.path}` })));
}

/**
 * USR-05, USR-06: rules between fields, applied to the resulting row. Older rows stay until one of these fields
 * changes.
 */
export function changedRecordIssues(
  person: WholePerson,
  { change, changed }: { readonly change: FieldChange; readonly changed: readonly ChangedName[] },
): FieldIssue[] {
  return changed.some(isOfRecord) ? recordIssues(recordOf({ ...person, ...given(change) })) : [];
}

/** RCN-02: optional personal data is stored only while the person agrees to it, anyone who types it. */
async function refuseDeclined(
  tx: Tx,
  key: { readonly companyCode: string; readonly personId: string },
  {
    change,
    changed,
    under,
  }: { readonly change: FieldChange; readonly changed: readonly ChangedName[]; readonly under: string },
): Promise<void> {
  const optional = changed.find((name) => 'isOptional' in personFields[name] && change[name] !== '');
  if (optional === undefined || (await isOptionalCovered(tx, key))) return;
  throw refuseField(`${under}${optional}`, 'EMPLOYEE_OPTIONAL_DECLINED');
}
