import { sql, type RawBuilder } from 'kysely';
import { isWithin, type Reach } from '../../kernel/access/reach.sql.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { matchesExpected } from '../../kernel/db/matches-expected.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';

/** Which people of a company a list is of. */
export interface PeopleSelection {
  readonly companyCode: string;
  /** '' for everybody. */
  readonly text: string;
  /** Where the text stands in a line of what is searched: anywhere, at its beginning, or all of it. */
  readonly reach: 'part' | 'beginning' | 'whole';
  /** Finds an external mail that is the text; a part of one is not to be found. */
  readonly externalMailIndex?: Buffer | undefined;
  /** Whether they have applied for their account; absent: both. */
  readonly hasApplied?: boolean | undefined;
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
  readonly by: 'fullName' | 'englishName' | 'loginId' | 'registeredAt';
  readonly descending: boolean;
}

export interface StoredPerson {
  readonly personId: string;
  readonly loginId: string;
  readonly fullName: string;
  readonly englishName: string;
  readonly departmentCode: string;
  readonly jobRankCode: string | null;
  readonly jobTitleCode: string | null;
  readonly hasApplied: boolean;
  readonly registeredAt: Date;
}

const columns = sql`p.person_id as "personId", p.login_id as "loginId", p.full_name as "fullName",
  p.english_name as "englishName", p.department_code as "departmentCode", p.job_rank_code as "jobRankCode",
  p.job_title_code as "jobTitleCode", p.applied_at is not null as "hasApplied",
  p.created_at as "registeredAt"`;

/** Each has its index; Hangul's order is that of its code points. */
const orderColumns: Readonly<Record<PeopleOrder['by'], RawBuilder<unknown>>> = {
  fullName: sql`p.full_name collate "C"`,
  englishName: sql`p.english_name collate "C"`,
  loginId: sql`p.login_id`,
  registeredAt: sql`p.created_at`,
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

/** The people of some ids, in the order of these; who has closed the account meanwhile is left out. */
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

export async function countPeople(tx: Tx, selection: PeopleSelection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from people p where ${chosen(selection)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function chosen({
  companyCode,
  text,
  externalMailIndex,
  hasApplied,
  reach,
  personIds,
  exceptIds,
  within,
  ...job
}: PeopleSelection) {
  const state = hasApplied === undefined ? sql`` : sql`and (p.applied_at is not null) = ${hasApplied}`;
  const mail = externalMailIndex ? sql`or p.external_mail_index = ${externalMailIndex}` : sql``;
  const found = text === '' ? sql`` : sql`and (${isFound(text, reach)} ${mail})`;
  const rank = job.jobRankCode ? sql`and p.job_rank_code = ${job.jobRankCode}` : sql``;
  const title = job.jobTitleCode ? sql`and p.job_title_code = ${job.jobTitleCode}` : sql``;
  const reached = within
    ? sql`and ${isWithin(within, { department: sql`p.department_code`, id: sql`p.person_id` })}`
    : sql``;
  const among = personIds ? sql`and p.person_id = any(${personIds}::uuid[])` : sql``;
  const others = exceptIds ? sql`and p.person_id <> all(${exceptIds}::uuid[])` : sql``;
  return sql<boolean>`p.company_code = ${companyCode} and p.closed_at is null ${reached} ${among} ${others} ${state} ${rank} ${title} ${found}`;
}

/**
 * Every line of the searched text begins and ends with a line break, put around it here. What is sought is made comparable
 * in a query of its own, once and not for every row.
 */
function isFound(text: string, reach: PeopleSelection['reach']): RawBuilder<boolean> {
  const before = reach === 'part' ? sql`` : sql`e'\n' ||`;
  const after = reach === 'whole' ? sql`|| e'\n'` : sql``;
  return sql`strpos(e'\n' || p.search_text || e'\n', (select ${before} comparable_text(${text}) ${after})) > 0`;
}

/** One person with what a list leaves out. */
export async function selectPerson(tx: Tx, { companyCode, personId }: PersonKey) {
  const { rows } = await sql<
    StoredPerson & {
      readonly surname: string;
      readonly givenName: string;
      readonly displayName: string;
      readonly securityGrade: number;
      readonly language: string;
      readonly residenceCountry: string;
      readonly hasSecondFactor: boolean;
    }
  >`
    select ${columns}, p.surname, p.given_name as "givenName", p.display_name as "displayName",
      p.security_grade as "securityGrade", p.language, p.residence_country as "residenceCountry",
      p.has_second_factor as "hasSecondFactor"
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId} and p.closed_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** '' for none. */
export interface Job {
  readonly jobRankCode: string;
  readonly jobTitleCode: string;
}

export interface JobToGive extends PersonKey, Job {
  readonly expected?: Job | undefined;
}

const columnsOf = ({ jobRankCode, jobTitleCode }: Job) => ({
  'p.job_rank_code': jobRankCode || null,
  'p.job_title_code': jobTitleCode || null,
});

/**
 * Gives somebody who has an account another rank and title and tells those of before; undefined for anybody else, and where
 * they have others by now than `expected` says.
 */
export async function updateJob(
  tx: Tx,
  { companyCode, personId, jobRankCode, jobTitleCode, expected }: JobToGive,
): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    with before as (
      select person_id, job_rank_code, job_title_code from people
      where company_code = ${companyCode} and person_id = ${personId} and applied_at is not null
        and closed_at is null for no key update)
    update people p set job_rank_code = nullif(${jobRankCode}, ''), job_title_code = nullif(${jobTitleCode}, '')
    from before where p.company_code = ${companyCode} and p.person_id = before.person_id
      and ${matchesExpected(expected && columnsOf(expected), columnsOf({ jobRankCode, jobTitleCode }))}
    returning coalesce(before.job_rank_code, '') as "jobRankCode",
      coalesce(before.job_title_code, '') as "jobTitleCode"`.execute(tx);
  return rows[0];
}
