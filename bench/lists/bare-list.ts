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
  /** With all below it. */
  readonly departmentCode?: string;
  /** More than are counted: the page is read in its order, past the rows that are not asked for. */
  readonly isBroad: boolean;
}

/** One statement by a role without row-level security: the rows of the page, and in each the number of people, which stops at 10,001. */
export function bareListOf(list: BareList): RawBuilder<unknown> {
  return list.needle === undefined && list.departmentCode === undefined ? plain(list) : narrowed(list);
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
  const { companyCode, needle, departmentCode } = list;
  const { column, way } = orderOf(list);
  const text = needle ?? '';
  const codes = sql`(select d.department_code from departments top join departments d on d.company_code = top.company_code
      and d.path_start >= top.path_start and d.path_start <= top.path_start || '~'
      and starts_with(d.path, top.path)
    where top.company_code = ${companyCode} and top.department_code = ${departmentCode ?? ''})`;
  const below = departmentCode === undefined ? sql`` : sql`and p.department_code in ${codes}`;
  const within = departmentCode === undefined ? sql`` : sql`and (p.department_code in ${codes}) is true`;
  const found =
    needle === undefined
      ? sql`from people p where p.company_code = ${companyCode} and p.closed_at is null ${below}`
      : sql`from people_search s join people p on p.company_code = s.company_code and p.person_id = s.person_id
          where search_pieces(s.company_code, s.written) @> search_pieces(${companyCode}, ${text}) and strpos(s.written, ${text}) > 0
          and p.closed_at is null ${below}`;
  const few = sql`found as materialized (select p.person_id, ${column} as key ${found} limit ${countedUpTo + 1})`;
  if (!list.isBroad)
    return sql`with ${few}, page as (select person_id, key from found order by key ${way}, person_id ${way} ${limitsOf(list)})
      select (select count(*) from found) as count, ${columns} from page
      join people p on p.company_code = ${companyCode} and p.person_id = page.person_id
      order by page.key ${way}, p.person_id ${way}`;
  const seen = needle === undefined ? sql`` : sql`and strpos(e'\n' || p.search_text || e'\n', ${text}) > 0`;
  return sql`select (select count(*) from (select ${found} limit ${countedUpTo + 1}) c) as count, ${columns} from people p
    where p.company_code = ${companyCode} and p.closed_at is null ${within} ${seen}
    order by ${column} ${way}, p.person_id ${way} ${limitsOf(list)}`;
}
