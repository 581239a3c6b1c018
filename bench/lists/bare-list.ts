import { sql, type RawBuilder } from 'kysely';
import { columns } from '../../server/src/modules/people/people/people-list.sql.ts';

const countedUpTo = 10_000;
const orderColumns = {
  fullName: sql`p.full_name collate "C"`,
  englishName: sql`coalesce(nullif(p.english_name, ''), p.full_name) collate "C"`,
  loginId: sql`p.login_id`,
  registeredAt: sql`p.created_at`,
} as const;

/** A page of people as a person would ask the database for it who knows what the answer is like. */
export interface BareList {
  readonly companyCode: string;
  readonly orderBy: keyof typeof orderColumns;
  readonly descending: boolean;
  readonly page: number;
  readonly rowsPerPage: number;
  /** Comparable text, with a line break where a line begins; absent: no search. */
  readonly needle?: string;
  /** Department with all below it. */
  readonly departmentCode?: string;
  /** Planted departments by their numbers, each with all below it, as a reader's grants reach. */
  readonly reach?: { readonly from: number; readonly count: number };
  /** People that are counted; absent: up to 10,001. */
  readonly counted?: 'all' | 'none';
  /** More than are counted: the page is read in its order, past the rows that are not asked for. */
  readonly isBroad: boolean;
}

/** One statement by a role without row-level security: the rows of the page, and in each the number of people, which stops at 10,001. */
export function bareListOf(list: BareList): RawBuilder<unknown> {
  return list.needle === undefined && topsOf(list).length === 0 ? plain(list) : narrowed(list);
}

/** The codes of the departments that people are asked for of, with all below them. */
function topsOf({ departmentCode, reach }: BareList): readonly string[] {
  if (departmentCode !== undefined) return [departmentCode];
  return Array.from({ length: reach?.count ?? 0 }, (_, at) => plantedDepartment((reach?.from ?? 0) + at));
}

export function plantedDepartment(number: number): string {
  return `D${String(number).padStart(5, '0')}`;
}

function orderOf({ orderBy, descending }: BareList): {
  readonly column: RawBuilder<unknown>;
  readonly way: RawBuilder<unknown>;
} {
  return { column: orderColumns[orderBy], way: descending ? sql`desc` : sql`asc` };
}

function limitsOf({ page, rowsPerPage }: BareList): RawBuilder<unknown> {
  return sql`offset ${(page - 1) * rowsPerPage} limit ${rowsPerPage + 1}`;
}

function plain(list: BareList): RawBuilder<unknown> {
  const { column, way } = orderOf(list);
  const all = sql`from people p where p.company_code = ${list.companyCode} and p.closed_at is null`;
  // The place of a late page is found in the index alone.
  const start = sql`and (${column}, p.person_id) ${list.descending ? sql`<=` : sql`>=`} (select ${column}, p.person_id ${all}
    order by ${column} ${way}, p.person_id ${way} offset ${(list.page - 1) * list.rowsPerPage} limit 1)`;
  return sql`select (select count(*) from (select ${all} limit ${countedUpTo + 1}) c) as count, ${columns}
    ${all} ${list.page > 1 ? start : sql``} order by ${column} ${way}, p.person_id ${way} limit ${list.rowsPerPage + 1}`;
}

function narrowed(list: BareList): RawBuilder<unknown> {
  const { companyCode, needle, counted } = list;
  const { column, way } = orderOf(list);
  const tops = topsOf(list);
  const parts = tops.length === 0 ? sql`` : sql`codes as materialized (${codesBelow(companyCode, tops)}),`;
  const most = counted === 'all' ? sql`` : sql`limit ${countedUpTo + 1}`;
  const found = needle === undefined ? foundByCodes(list) : foundByText(list, needle);
  if (!list.isBroad)
    return sql`with ${parts} found as materialized (${found} ${most}),
      page as (select person_id, key from found order by key ${way}, person_id ${way} ${limitsOf(list)})
      select (select count(*) from found) as count, ${columns} from page
      join people p on p.company_code = ${companyCode} and p.person_id = page.person_id
      order by page.key ${way}, p.person_id ${way}`;
  const within = tops.length === 0 ? sql`` : sql`and (p.department_code in (select code from codes)) is true`;
  const seen = needle === undefined ? sql`` : sql`and strpos(e'\n' || p.search_text || e'\n', ${needle}) > 0`;
  const count = counted === 'none' ? sql`null` : sql`(select count(*) from (${found} ${most}) c)`;
  return sql`with ${parts} counted as materialized (select ${count} as count)
    select (select count from counted), ${columns} from people p
    where p.company_code = ${companyCode} and p.closed_at is null ${within} ${seen}
    order by ${column} ${way}, p.person_id ${way} ${limitsOf(list)}`;
}

/** Each department by its key and each branch by its range, whatever the planner thinks of them. */
function codesBelow(companyCode: string, tops: readonly string[]): RawBuilder<unknown> {
  return sql`
    select distinct below.code from unnest(${tops}::text[]) top (code)
    cross join lateral (select d.path, d.path_start from departments d
      where d.company_code = ${companyCode} and d.department_code = top.code offset 0) top_path
    cross join lateral (select d.department_code as code from departments d
      where d.company_code = ${companyCode} and d.path_start >= top_path.path_start and d.path_start <= top_path.path_start || '~'
        and starts_with(d.path, top_path.path) offset 0) below`;
}

function foundByCodes(list: BareList): RawBuilder<unknown> {
  return sql`select person.* from codes cross join lateral (
    select p.person_id, ${orderOf(list).column} as key from people p
    where p.company_code = ${list.companyCode} and p.department_code = codes.code and p.closed_at is null offset 0) person`;
}

function foundByText(list: BareList, needle: string): RawBuilder<unknown> {
  const within = topsOf(list).length === 0 ? sql`` : sql`and (p.department_code in (select code from codes)) is true`;
  return sql`select person.* from people_search s cross join lateral (
    select p.person_id, ${orderOf(list).column} as key from people p
    where p.company_code = ${list.companyCode} and p.person_id = s.person_id and p.closed_at is null ${within} offset 0) person
    where search_pieces(s.company_code, s.written) @> search_pieces(${list.companyCode}, ${needle}) and strpos(s.written, ${needle}) > 0`;
}
