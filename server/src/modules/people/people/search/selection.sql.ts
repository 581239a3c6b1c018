import { sql, type RawBuilder } from 'kysely';
import type { SearchPeriod } from '@madang/contract/kernel/search/search-dates.ts';
import { isWithin, type Reach } from '../../../../kernel/access/reach.sql.ts';
import { isFound, needle } from '../../person-records/index.ts';
import { type DepartmentsAsked, type DepartmentWay, inDepartments, walked } from './departments.sql.ts';
import { inServiceIn, retiredIn, suspendedIn } from '../../../ground/employment-states/index.ts';
import type { EmploymentCode } from '@madang/contract/ground/employment-states/states.ts';

/** Selection of a company's people for a list. */
export interface PeopleSelection extends DepartmentsAsked {
  /** '' for everyone. */
  readonly text: string;
  /** Position of the text within a searched line: anywhere, at its beginning, or all of it. */
  readonly reach: 'part' | 'beginning' | 'whole';
  /** Hangul form of a text typed on a Latin layout; absent if there is none. */
  readonly hangul?: string | undefined;
  /** Finds the person that the text is an identifier of; a part of one is not to be found. */
  readonly identifiers?:
    | {
        readonly externalMailIndexes: readonly Buffer[];
        readonly mobileIndexes: readonly Buffer[];
        readonly employeeNumber: string;
        readonly personId: string | undefined;
      }
    | undefined;
  /** None but those with one of these IDs. */
  readonly loginIds?: readonly string[] | undefined;
  /** None but those with one of these mail addresses, as ID or as external mail. */
  readonly mails?: { readonly addresses: readonly string[]; readonly indexes: readonly Buffer[] } | undefined;
  /** Period in which they were registered. */
  readonly registered?: SearchPeriod | undefined;
  /** This person alone. */
  readonly onlyPersonId?: string | undefined;
  /** True for people who have applied for their account; absent: both. */
  readonly hasApplied?: boolean | undefined;
  /** True for people dispatched by another company; absent: both. */
  readonly isDispatched?: boolean | undefined;
  /** Only people with an account who have not retired: those that colleagues see. */
  readonly isEmployed?: true | undefined;
  /** Code to which people in service are limited. */
  readonly employmentCode?: EmploymentCode | undefined;
  /** Only those who have retired. */
  readonly isRetired?: true | undefined;
  /** Only those whose access is locked. */
  readonly isSuspended?: true | undefined;
  /** Only those in service again after a retirement. */
  readonly isReinstated?: true | undefined;
  /** Only those who have a concurrent post. */
  readonly hasPosts?: true | undefined;
  /** Query of the ids to which people are limited, by a mark of another capability. */
  readonly marked?: RawBuilder<unknown> | undefined;
  /** '' for any, and for none. */
  readonly jobRankCode?: string;
  readonly jobTitleCode?: string;
  /** None but these; absent: anyone. */
  readonly personIds?: readonly string[] | undefined;
  /** And none of these. */
  readonly exceptIds?: readonly string[] | undefined;
  /** Reach of the reader; absent: everyone. */
  readonly within?: Reach | undefined;
}

/** Condition with `closed_at is null`, for which the index people_in_service_idx is read. */
export const isInService = inServiceIn('p');

interface Way extends DepartmentWay {
  /** Condition that finds the text; absent: it is searched in each person's row. */
  readonly found?: RawBuilder<boolean>;
}

/** The conditions of a selection, for a statement over `people p`. */
export function chosen(selection: PeopleSelection, { found, ...way }: Way = {}): RawBuilder<boolean> {
  const { companyCode, text, hasApplied, personIds, exceptIds, within, isEmployed, isRetired, hasPosts } = selection;
  const { employmentCode, isSuspended, isReinstated } = selection;
  const conditions = [
    sql`p.company_code = ${companyCode} and p.closed_at is null`,
    text === '' ? undefined : (found ?? isFoundInRow(selection)),
    hasApplied === undefined ? undefined : sql`p.applied_at is ${hasApplied ? sql`not null` : sql`null`}`,
    selection.jobRankCode ? sql`p.job_rank_code = ${selection.jobRankCode}` : undefined,
    selection.jobTitleCode ? sql`p.job_title_code = ${selection.jobTitleCode}` : undefined,
    within && reachedBy(within, way),
    personIds && sql`p.person_id = any(${personIds}::uuid[])`,
    exceptIds && sql`p.person_id <> all(${exceptIds}::uuid[])`,
    selection.isDispatched === undefined ? undefined : sql`p.is_guest = ${selection.isDispatched}`,
    isEmployed && isInService,
    isRetired && retiredIn('p'),
    isSuspended && suspendedIn('p'),
    isReinstated && sql`p.reinstated_at is not null`,
    employmentCode && sql`p.employment_status = ${employmentCode}`,
    hasPosts &&
      walked(
        sql<boolean>`p.person_id in (select c.person_id from concurrent_posts c
      where c.company_code = ${companyCode})`,
        way,
      ),
    selection.marked && walked(sql<boolean>`p.person_id in (${selection.marked})`, way),
    ...inDepartments(selection, way),
    ...askedByName(selection),
  ];
  return sql<boolean>`${sql.join(
    conditions.filter((clause) => clause !== undefined),
    sql` and `,
  )}`;
}

function reachedBy(within: Reach, way: DepartmentWay): RawBuilder<boolean> {
  const id = { column: sql`p.person_id`, type: 'uuid' } as const;
  return walked(isWithin(within, { department: sql`p.department_code`, id, codes: way.reached }), way);
}

function askedByName({ loginIds, mails, registered, onlyPersonId }: PeopleSelection) {
  return [
    loginIds && sql`p.login_id = any(${loginIds}::text[])`,
    mails &&
      sql`(p.login_id = any(${mails.addresses}::text[]) or p.external_mail_index = any(${mails.indexes}::bytea[]))`,
    registered?.from && sql`p.created_at >= ${registered.from}`,
    registered?.before && sql`p.created_at < ${registered.before}`,
    onlyPersonId === undefined ? undefined : sql`p.person_id = ${onlyPersonId}`,
  ];
}

/** Returns true if a filter other than the text may leave few of many people. */
export function isNarrowed(selection: PeopleSelection): boolean {
  const { hasApplied, belowDepartment, departmentCode, jobRankCode, jobTitleCode, registered, isRetired, hasPosts } =
    selection;
  const { personIds, loginIds, mails, onlyPersonId, within, alsoBelow, isDispatched, isSuspended, isReinstated } =
    selection;
  const others = [belowDepartment, departmentCode, jobRankCode, jobTitleCode, registered?.from, registered?.before];
  const named = [
    personIds,
    loginIds,
    mails,
    onlyPersonId,
    within,
    alsoBelow,
    isDispatched,
    isRetired,
    isSuspended,
    isReinstated,
    hasPosts,
    selection.marked,
  ];
  const isAway = selection.employmentCode !== undefined && selection.employmentCode !== 'B';
  return hasApplied === false || isAway || [...others, ...named].some(Boolean);
}

function isFoundInRow({ text, hangul, identifiers, reach }: PeopleSelection): RawBuilder<boolean> {
  const meant = hangul === undefined ? sql`` : sql`or ${isFound(hangul, reach)}`;
  return sql<boolean>`(${isFound(text, reach)} ${meant} ${identifiers ? isNamedBy(identifiers) : sql``})`;
}

/** Only what the text can be is asked for, so that a name is compared with nothing but names and employee numbers. */
function isNamedBy(asked: NonNullable<PeopleSelection['identifiers']>): RawBuilder<unknown> {
  const { externalMailIndexes, mobileIndexes, employeeNumber, personId } = asked;
  const mail =
    externalMailIndexes.length > 0 ? sql`or p.external_mail_index = any(${externalMailIndexes}::bytea[])` : sql``;
  const mobile = mobileIndexes.length > 0 ? sql`or p.mobile_index = any(${mobileIndexes}::bytea[])` : sql``;
  const own = personId === undefined ? sql`` : sql`or p.person_id = ${personId}`;
  return sql`${mail} ${mobile} ${own} or upper(p.employee_number) = upper(${employeeNumber})`;
}

/**
 * The ids of the people that a text finds, as a query that reads indexes alone.
 *
 * @param most So many of each spelling and one more; absent: all.
 */
export function idsOfFound(
  { companyCode, text, hangul, identifiers, reach }: PeopleSelection,
  most?: number,
): RawBuilder<unknown> {
  const needles = [text, ...(hangul === undefined ? [] : [hangul])].map((each) => needle(each, reach));
  const number = identifiers?.employeeNumber ?? null;
  const limit = most === undefined ? null : most + 1;
  const parts = [sql`select find_people(array[${sql.join(needles)}], ${number}::text, ${limit}::integer)`];
  const { externalMailIndexes = [], mobileIndexes = [], personId } = identifiers ?? {};
  for (const [column, indexes] of [
    [sql`external_mail_index`, externalMailIndexes],
    [sql`mobile_index`, mobileIndexes],
  ] as const) {
    if (indexes.length === 0) continue;
    parts.push(sql`select f.person_id from people f where f.company_code = ${companyCode}
      and f.${column} = any(${indexes}::bytea[])`);
  }
  if (personId !== undefined) parts.push(sql`select ${personId}::uuid`);
  return sql.join(parts, sql` union `);
}
