import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { ContributedColumns, EmployeeRow, ListFilters } from '@madang/contract/people/people/routes.ts';
import type { FieldPlace } from '@madang/contract/people/people/field.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { type PersonValues, type PlacedName } from '@madang/contract/people/people/fields.ts';
import type { ErrorCode } from '@madang/contract/index.ts';
import { pipeline, type Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { hangulTypedAs } from '@madang/contract/kernel/search/hangul-layout.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { identifiersIn } from './fields/pasted-identifiers.ts';
import type { StoredPerson } from './people-list.sql.ts';
import type { PeopleOrder } from './search/people-pages.sql.ts';
import type { PeopleSelection } from './search/selection.sql.ts';
import { type NamedPost, selectNamedPosts } from './posts/posts.sql.ts';
import type { Contributed, ListColumn } from '../../../platform/contributions.ts';
import { nameDepartments, presentStep, type TreeReader } from '../../organisation/departments/index.ts';
import { employmentStateOf } from '@madang/contract/ground/employment-states/states.ts';
import type { EmployeeState } from '@madang/contract/people/people/rules.ts';

interface Names {
  readonly departmentOf: (code: string) => NamedDepartment;
  readonly columnsOf: (personId: string) => ContributedColumns;
  readonly postsOf: (personId: string) => EmployeeRow['concurrentPosts'];
}

export function personTarget(id: string): Target {
  return { kind: 'person', id };
}

/** The people of a list, in the list as in what is exported of it. */
export function selectionOf(
  { keyring, contributed }: Pick<Kernel, 'contributed' | 'keyring'>,
  companyCode: string,
  filters: ListFilters,
): PeopleSelection {
  const { text, reach } = readTerm(filters.keyword);
  return {
    companyCode,
    text,
    reach,
    hangul: hangulTypedAs(text),
    identifiers: text === '' ? undefined : identifiersIn(keyring, text),
    jobRankCode: filters.jobRankCode,
    jobTitleCode: filters.jobTitleCode,
    // All below the company itself are all of the company.
    belowDepartment: filters.departmentCode === rootDepartment ? undefined : filters.departmentCode || undefined,
    ...inState(filters.state),
    marked: markOf(contributed, companyCode, filters.state),
  };
}

/** Returns the query of people with a mark of another capability; undefined for any other filter. */
function markOf(contributed: Kernel['contributed'], companyCode: string, state: ListFilters['state']) {
  const [marked] = contributed.of('listMarks').flatMap((marks) => (state === '' ? [] : (marks[state] ?? [])));
  return marked?.(companyCode);
}

/** STA-01: anyone who is in a state that the list is filtered by. */
function inState(state: ListFilters['state']): Partial<PeopleSelection> {
  if (state === 'notYetApplied') return { hasApplied: false };
  if (state === 'inService') return { isEmployed: true, employmentCode: 'B' };
  if (state === 'onLeave') return { isEmployed: true, employmentCode: 'L' };
  if (state === 'dispatched') return { isEmployed: true, employmentCode: 'D' };
  if (state === 'guest') return { isEmployed: true, isDispatched: true };
  if (state === 'retired') return { isRetired: true };
  if (state === 'suspended') return { isSuspended: true };
  if (state === 'reinstated') return { isReinstated: true };
  return state === 'concurrentPost' ? { hasPosts: true } : {};
}

export function orderOf({ orderBy, direction }: ListFilters): PeopleOrder {
  return { by: orderBy, descending: direction === 'descending' };
}

/** People as the console's list shows them, each with the names of the department and what other capabilities know of them. */
export async function presentPeople(
  tx: Tx,
  { reader, contributed }: { readonly reader: TreeReader; readonly contributed: Contributed },
  people: readonly StoredPerson[],
) {
  const { companyCode } = reader;
  const codes = [...new Set(people.map(({ departmentCode }) => departmentCode))];
  const ids = people.map(({ personId }) => personId);
  const [departmentOf, columnsOf, posts] = await pipeline([
    nameDepartments(tx, reader, codes),
    fillColumns(tx, contributed, { companyCode, people }),
    selectNamedPosts(tx, companyCode, ids),
  ]);
  const postsOf = Map.groupBy(posts, ({ personId }) => personId);
  const all: Names = {
    departmentOf,
    columnsOf,
    postsOf: (id) => presentPosts(postsOf.get(id) ?? [], reader),
  };
  return people.map((person) => presentPerson(person, all));
}

/** Reads the columns that other capabilities fill, or some of them; the answer has those of one person. */
export async function fillColumns(
  tx: Tx,
  contributed: Contributed,
  page: Parameters<ListColumn<unknown>['valuesOf']>[1],
  among?: readonly (keyof ContributedColumns)[],
): Promise<Names['columnsOf']> {
  const all: readonly [string, ListColumn<unknown>][] = contributed.of('listColumns').flatMap(Object.entries);
  const given = all.filter(([name]) => among?.some((each) => each === name) ?? true);
  const values = await pipeline(given.map(([, column]) => column.valuesOf(tx, page)));
  const columns = given.map(([name, { none }], place) => ({ name, none, ofPeople: values[place] }));
  return (personId) =>
    // The slot has the type of each value by its name.
    Object.fromEntries(
      columns.map(({ name, none, ofPeople }) => [name, ofPeople?.get(personId) ?? none]),
    ) as ContributedColumns;
}

function presentPerson(person: StoredPerson, names: Names): EmployeeRow {
  const { personId, departmentCode } = person;
  return presentNamed(person, {
    department: names.departmentOf(departmentCode),
    ...names.columnsOf(personId),
    concurrentPosts: names.postsOf(personId),
  });
}

/** A post is shown by the department's name of today, TOP by the company's. */
export function presentPosts(
  posts: readonly NamedPost[],
  reader: Pick<TreeReader, 'profile'>,
): EmployeeRow['concurrentPosts'] {
  return posts.map(({ departmentCode, names, jobTitle }) => ({
    department: presentStep(
      { departmentCode, ...(names ?? { departmentName: departmentCode, englishDepartmentName: '' }) },
      reader,
    ),
    jobTitle,
  }));
}

/** A row of the list, of which the names are there already. */
export function presentNamed(
  person: StoredPerson,
  named: Pick<EmployeeRow, 'department' | 'concurrentPosts' | keyof ContributedColumns>,
): EmployeeRow {
  const { personId, fullName, photoId, isSuspended, isReinstated, guestOf, registeredAt } = person;
  return {
    personId,
    fullName,
    photoId,
    ...valuesIn('list', person),
    ...named,
    // No list has closed accounts.
    state: employmentStateOf(person) as EmployeeState,
    isSuspended,
    isReinstated,
    guestOf,
    registeredAt: registeredAt.toISOString(),
  };
}

/** The fields of a person that a place shows. */
export function valuesIn<P extends FieldPlace>(place: P, person: Pick<PersonValues, PlacedName<P>>) {
  const values: Partial<Record<PlacedName<P>, unknown>> = {};
  for (const name of fieldNamesIn(place)) values[name] = person[name] ?? '';
  return values as Pick<PersonValues, PlacedName<P>>;
}

/** Constraints of a person's job, with the field and code of their refusal. */
export const jobConstraints = {
  people_job_rank_code_fkey: ['jobRankCode', 'EMPLOYEE_JOB_RANK'],
  people_job_title_code_fkey: ['jobTitleCode', 'EMPLOYEE_JOB_TITLE'],
} as const;

/** Constraints of all fields, for every write, with the field and code of their refusal. */
const fieldConstraints = {
  ...jobConstraints,
  people_employee_number_key: ['employeeNumber', 'EMPLOYEE_NUMBER_TAKEN'],
} as const;

type Constraints = Readonly<Record<string, readonly [field: string, code: ErrorCode]>>;

/** The same where fields are changed, which stand under `change`. */
export const changeConstraints = Object.fromEntries(
  Object.entries(fieldConstraints).map(([name, [field, code]]) => [name, [`change.${field}`, code] as const]),
);

/** Constraints of a new person, with the field and code of their refusal. */
export const constraints = {
  people_waiting_external_mail_key: ['externalMail', 'EMPLOYEE_MAIL_TAKEN'],
  people_waiting_mobile_key: ['mobile', 'EMPLOYEE_MOBILE_TAKEN'],
  people_waiting_opencode_key: ['opencode', 'EMPLOYEE_OPENCODE_TAKEN'],
  // The foreign key also keeps the department from being deleted, so nothing asks for it before.
  people_department_code_fkey: ['departmentCode', 'EMPLOYEE_DEPARTMENT'],
  ...fieldConstraints,
} as const;

/** The codes that constraints refuse with, for an operation's list. */
export function codesOf<C extends Constraints>(of: C): C[keyof C][1][] {
  return Object.values(of).map(([, code]) => code);
}
