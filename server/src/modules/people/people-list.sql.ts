import { sql, type RawBuilder, type UpdateObject } from 'kysely';
import { isWithin, type Reach } from '../../kernel/access/reach.sql.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { DB } from '../../kernel/db/tables.generated.ts';
import type { EmployeeState, FieldChange } from '@madang/contract/people/rules.ts';
import type { SearchPeriod } from '@madang/contract/people/search-dates.ts';
import type { PersonValues, PlacedName } from '@madang/contract/people/fields.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { columnsIn, openSealed, storedColumns, wholeColumnsIn } from './fields/person-columns.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { codesBelow } from '../departments/index.ts';
import { jobRankPlaceOf } from '../job-ranks/index.ts';

/** Which people of a company a list is of. */
export interface PeopleSelection {
  readonly companyCode: string;
  /** '' for everybody. */
  readonly text: string;
  /** Where the text stands in a line of what is searched: anywhere, at its beginning, or all of it. */
  readonly reach: 'part' | 'beginning' | 'whole';
  /** What the text is where it was typed on a Latin layout and meant in Hangul; absent: it was not. */
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
  /** When they were registered. */
  readonly registered?: SearchPeriod | undefined;
  /** This person alone. */
  readonly onlyPersonId?: string | undefined;
  /** Only those of a department and below it, beside `belowDepartment`. */
  readonly alsoBelow?: string | undefined;
  /** Whether they have applied for their account; absent: both. */
  readonly hasApplied?: boolean | undefined;
  /** Only people with an account who have not retired: those that colleagues see. */
  readonly isEmployed?: true;
  /** Only those who belong to it, not those below it. */
  readonly departmentCode?: string;
  /** Only those who belong to it or below it. */
  readonly belowDepartment?: string | undefined;
  /** '' for any, and for none. */
  readonly jobRankCode?: string;
  readonly jobTitleCode?: string;
  /** None but these; absent: anybody. */
  readonly personIds?: readonly string[] | undefined;
  /** And none of these. */
  readonly exceptIds?: readonly string[] | undefined;
  /** What the reader may see; absent: everybody. */
  readonly within?: Reach | undefined;
}

export interface PeopleOrder {
  /** `jobRank`: by the company's order of ranks, then by name; it has no index, so it is for few people. */
  readonly by: 'fullName' | 'englishName' | 'loginId' | 'registeredAt' | 'jobRank';
  readonly descending: boolean;
}

/** What a list reads of a person, beside the fields that it shows. */
interface ListedPerson {
  readonly personId: string;
  readonly fullName: string;
  readonly photoId: string | null;
  readonly departmentCode: string;
  readonly jobRankCode: string | null;
  readonly jobTitleCode: string | null;
  readonly hasApplied: boolean;
  readonly registeredAt: Date;
}

export type StoredPerson = ListedPerson & Pick<PersonValues, PlacedName<'list' | 'export'>>;

const beside = sql`p.person_id as "personId", p.full_name as "fullName", p.photo as "photoId", p.applied_at is not null as "hasApplied",
  p.created_at as "registeredAt"`;
const place = sql`p.department_code as "departmentCode", p.job_rank_code as "jobRankCode", p.job_title_code as "jobTitleCode"`;
export const columns = sql`${beside}, ${place}, ${columnsIn('list', 'export')}`;

/** Each has its index; Hangul's order is that of its code points. */
export const orderColumns: Readonly<Record<PeopleOrder['by'], RawBuilder<unknown>>> = {
  fullName: sql`p.full_name collate "C"`,
  englishName: sql`p.english_name collate "C"`,
  loginId: sql`p.login_id`,
  registeredAt: sql`p.created_at`,
  jobRank: sql`(${jobRankPlaceOf(sql`p.company_code`, sql`p.job_rank_code`)}, p.full_name collate "C")`,
};

/**
 * A page of people. The page's first person is found in the index of the order alone, and the rows are read from
 * there on, so that a late page reads no more rows than the first.
 */
export async function selectPeople(
  tx: Tx,
  selection: PeopleSelection,
  { order, offset, limit }: { readonly order: PeopleOrder; readonly offset: number; readonly limit: number },
): Promise<StoredPerson[]> {
  const column = orderColumns[order.by];
  const direction = order.descending ? sql`desc` : sql`asc`;
  const compared = order.descending ? sql`<=` : sql`>=`;
  const start = sql`(select ${column}, p.person_id from people p where ${chosen(selection)}
    order by ${column} ${direction}, p.person_id ${direction} offset ${offset} limit 1)`;
  const { rows } = await sql<StoredPerson>`
    select ${columns} from people p
    where ${chosen(selection)} and (${column}, p.person_id) ${compared} ${start}
    order by ${column} ${direction}, p.person_id ${direction} limit ${limit}`.execute(tx);
  return rows;
}

/** Everybody of a selection in its order, by their ids alone: what goes through all of them reads them by and by. */
export async function selectPersonIds(tx: Tx, selection: PeopleSelection, order: PeopleOrder): Promise<string[]> {
  const direction = order.descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<{ personId: string }>`
    select p.person_id as "personId" from people p where ${chosen(selection)}
    order by ${orderColumns[order.by]} ${direction}, p.person_id ${direction}`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** The people of some ids, in the order of these; who has closed the account in the meantime is left out. */
export async function selectPeopleOf(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<StoredPerson[]> {
  const { rows } = await sql<StoredPerson>`
    select found.* from unnest(${personIds}::uuid[]) with ordinality asked (person_id, number) cross join lateral (
      select ${columns} from people p
      where p.company_code = ${companyCode} and p.person_id = asked.person_id and p.closed_at is null limit 1) found
    order by asked.number`.execute(tx);
  return rows;
}

/** Whether each is, or was before the account was closed, one of the company's people. */
export async function arePeopleOf(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`
    select bool_and(exists (
      select from people p where p.company_code = ${companyCode} and p.person_id = asked.person_id)) as are
    from unnest(${personIds}::uuid[]) asked (person_id)`.execute(tx);
  return rows[0]?.are ?? true;
}

/** Has an account and has not retired; with `closed_at is null` the index people_in_service_idx is read. */
const isInService = sql`p.applied_at is not null and p.employment_status <> 'R'`;

/** How many people in service each department has itself. */
export function countsByDepartment(
  companyCode: string,
): RawBuilder<{ readonly departmentCode: string; readonly peopleCount: number }> {
  return sql<{ readonly departmentCode: string; readonly peopleCount: number }>`
    select p.department_code as "departmentCode", count(*)::integer as "peopleCount" from people p
    where p.company_code = ${companyCode} and p.closed_at is null and ${isInService} group by p.department_code`;
}

/** How many people in service a department has itself, as a part of a statement. */
export function countInService(companyCode: string, departmentCode: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select count(*) as people from people p
    where p.company_code = ${companyCode} and p.department_code = ${departmentCode} and p.closed_at is null
      and ${isInService}`;
}

/** Everybody of a company whose account is not closed, by the states that the list filters by. */
export async function countByState(tx: Tx, companyCode: string): Promise<Readonly<Record<EmployeeState, number>>> {
  const { rows } = await sql<Record<EmployeeState, number>>`
    select (count(*) filter (where p.applied_at is not null))::integer as "inService",
      (count(*) filter (where p.applied_at is null))::integer as "notYetApplied"
    from people p where p.company_code = ${companyCode} and p.closed_at is null`.execute(tx);
  return rows[0] ?? { inService: 0, notYetApplied: 0 };
}

/** `upTo`: as many are counted and one more, which says that there are more. */
export async function countPeople(tx: Tx, selection: PeopleSelection, upTo?: number): Promise<number> {
  const limit = upTo === undefined ? sql`` : sql`limit ${upTo + 1}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from people p where ${chosen(selection)} ${limit}) found`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export function chosen({
  companyCode,
  text,
  hangul,
  identifiers,
  hasApplied,
  reach,
  personIds,
  exceptIds,
  within,
  isEmployed,
  departmentCode,
  belowDepartment,
  ...others
}: PeopleSelection) {
  const state = hasApplied === undefined ? sql`` : sql`and (p.applied_at is not null) = ${hasApplied}`;
  const meant = hangul === undefined ? sql`` : sql`or ${isFound(hangul, reach)}`;
  const named = identifiers ? isNamedBy(identifiers) : sql``;
  const found = text === '' ? sql`` : sql`and (${isFound(text, reach)} ${meant} ${named})`;
  const rank = others.jobRankCode ? sql`and p.job_rank_code = ${others.jobRankCode}` : sql``;
  const title = others.jobTitleCode ? sql`and p.job_title_code = ${others.jobTitleCode}` : sql``;
  const reached = within
    ? sql`and ${isWithin(within, { department: sql`p.department_code`, id: sql`p.person_id` })}`
    : sql``;
  const among = personIds ? sql`and p.person_id = any(${personIds}::uuid[])` : sql``;
  const excepted = exceptIds ? sql`and p.person_id <> all(${exceptIds}::uuid[])` : sql``;
  const employed = isEmployed ? sql`and ${isInService}` : sql``;
  const department = departmentCode === undefined ? sql`` : sql`and p.department_code = ${departmentCode}`;
  const branch = belowDepartment ? sql`and p.department_code in ${codesBelow(companyCode, belowDepartment)}` : sql``;
  return sql<boolean>`p.company_code = ${companyCode} and p.closed_at is null ${employed} ${department} ${branch} ${reached} ${among} ${excepted} ${state} ${rank} ${title} ${found} ${askedByName(companyCode, others)}`;
}

function askedByName(companyCode: string, asked: Partial<PeopleSelection>): RawBuilder<unknown> {
  const { loginIds, mails, registered, onlyPersonId, alsoBelow } = asked;
  const ids = loginIds ? sql`and p.login_id = any(${loginIds}::text[])` : sql``;
  const addresses = mails
    ? sql`and (p.login_id = any(${mails.addresses}::text[]) or p.external_mail_index = any(${mails.indexes}::bytea[]))`
    : sql``;
  const from = registered?.from ? sql`and p.created_at >= ${registered.from}` : sql``;
  const before = registered?.before ? sql`and p.created_at < ${registered.before}` : sql``;
  const self = onlyPersonId === undefined ? sql`` : sql`and p.person_id = ${onlyPersonId}`;
  const part = alsoBelow === undefined ? sql`` : sql`and p.department_code in ${codesBelow(companyCode, alsoBelow)}`;
  return sql`${ids} ${addresses} ${from} ${before} ${self} ${part}`;
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
 * Every line of the searched text begins and ends with a line break, put around it here. What is sought is made comparable
 * in a query of its own, once and not for every row.
 */
export function isFound(text: string, reach: PeopleSelection['reach']): RawBuilder<boolean> {
  const before = reach === 'part' ? sql`` : sql`e'\n' ||`;
  const after = reach === 'whole' ? sql`|| e'\n'` : sql``;
  return sql`strpos(e'\n' || p.search_text || e'\n', (select ${before} comparable_text(${text}) ${after})) > 0`;
}

/** A person with all that the panel shows and a form changes. */
export type WholePerson = StoredPerson &
  Pick<PersonValues, PlacedName<'panel'>> & {
    readonly hasSecondFactor: boolean;
    readonly hasKey: boolean;
    readonly isRetired: boolean;
    readonly isTrial: boolean;
  };

/** One person with what a list leaves out; what is sealed is opened. */
export async function selectPerson(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
): Promise<WholePerson | undefined> {
  const { rows } = await sql<WholePerson & Readonly<Record<string, unknown>>>`
    select ${beside}, ${wholeColumnsIn('list', 'export', 'panel', 'change')}, p.has_second_factor as "hasSecondFactor",
      p.opencode is not null as "hasKey", p.employment_status = 'R' as "isRetired",
      exists (
        select from memberships m where m.company_code = p.company_code and m.person_id = p.person_id
          and m.role = 'freeTrial') as "isTrial"
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId} and p.closed_at is null`.execute(
    tx,
  );
  return rows[0] && openSealed(keyring, personId, rows[0]);
}

/** Stores other values of fields. The caller holds the person's row, and has compared it with what was expected. */
export async function updateFields(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { change, fullName }: { readonly change: FieldChange; readonly fullName: string },
): Promise<void> {
  await tx
    .updateTable('people')
    // The described columns are those of the table, which a test of the catalogue compares.
    .set({ ...storedColumns(keyring, personId, change), full_name: fullName } as UpdateObject<DB, 'people'>)
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
