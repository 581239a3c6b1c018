import { sql } from 'kysely';
import { defaultSecurityGrade } from '@madang/contract/organisation/security-grades/limits.ts';
import type { Tx } from '../kernel/db/database.ts';
import { givenNames, surnames } from './data/people.ts';

/** Number of rows of each kind that a company has. */
export interface CompanySize {
  readonly departments: number;
  readonly people: number;
  readonly boards: number;
  readonly posts: number;
}

/** Size that the benchmarks of the large company require. */
export const largeCompany: CompanySize = { departments: 10_000, people: 10_000, boards: 300, posts: 100_000 };

/**
 * Fills a company to a size by set statements, because calls would take hours. It maintains what operations would:
 * search texts, login IDs, roles, portlets.
 */
export async function fillAtSize(tx: Tx, companyCode: string, size: CompanySize): Promise<void> {
  await addDepartments(tx, companyCode, size.departments);
  await addPeople(tx, companyCode, size);
  await addBoards(tx, companyCode, size.boards);
  await addPosts(tx, companyCode, size);
}

/** D00001 to D00010 stand under the company itself, each next ten under the one before them. */
export async function addDepartments(tx: Tx, companyCode: string, count: number): Promise<void> {
  await sql`
    insert into departments (company_code, department_code, upper_department_code, name, english_name, language,
      sort_order, search_text)
    select ${companyCode}, d.code, d.upper, d.name, d.english_name, 'ko', d.n, concat_ws(e'\n', comparable_text(d.name),
      comparable_text(d.english_name), lower(d.code), initials_of(comparable_text(d.name)))
    from (select n, 'D' || lpad(n::text, 5, '0') as code, '부서 ' || n as name, 'Team ' || lpad(n::text, 5, '0') as english_name,
        case when n <= 10 then 'TOP' else 'D' || lpad(((n - 1) / 10)::text, 5, '0') end as upper
      from generate_series(1, ${count}::integer) n) d`.execute(tx);
}

async function addPeople(tx: Tx, companyCode: string, { people, departments }: CompanySize): Promise<void> {
  const [family, given] = [surnames.map(([name]) => name), givenNames.map(([name]) => name)];
  const latin = { family: surnames.map(([, name]) => name), given: givenNames.map(([, name]) => name) };
  const prime = 7_919;
  await sql`
    with numbered as (
      select n, new_id() as person_id, 'p' || n || '.' || lower(${companyCode}) || '@people.example' as login_id,
        (n * ${prime}::bigint % ${family.length}::integer)::integer + 1 as f, n % ${given.length}::integer + 1 as g
      from generate_series(1, ${people}::integer) n),
    written as (
      insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
        residence_country, time_zone, is_confirmed, department_code, security_grade)
      select ${companyCode}, person_id, login_id, s.family[f], s.given[g], s.family[f] || s.given[g],
        l.given[g] || ' ' || l.family[f], 'ko', 'KR', 'Asia/Seoul', true,
        case when ${departments}::integer = 0 then 'TOP' else 'D' || lpad((n % ${departments}::integer + 1)::text, 5, '0') end,
        ${defaultSecurityGrade}::integer
      from numbered
      cross join (select ${family}::text[] as family, ${given}::text[] as given) s
      cross join (select ${latin.family}::text[] as family, ${latin.given}::text[] as given) l),
    named as (
      insert into login_ids (login_id, company_code, person_id) select login_id, ${companyCode}, person_id from numbered)
    insert into memberships (company_code, person_id, role) select ${companyCode}, person_id, 'employee' from numbered`.execute(
    tx,
  );
}

/** Every board has its portlet, so a home has far more than it shows. */
async function addBoards(tx: Tx, companyCode: string, count: number): Promise<void> {
  await sql`
    with made as (
      insert into boards (company_code, board_name, english_board_name, managing_organisation_code, state, sort_order,
        allows_recommendations, allows_comments, allows_replies, is_anonymous, is_favourite, has_head_words, needs_approval,
        shows_author, view_grade, write_grade, reply_grade, uses_validity, validity_days, keep_months)
      select ${companyCode}, '게시판 ' || n, 'Board' || n, ${companyCode}, 'active', n, true, true, true, false, n % 50 = 1,
        n % 3 = 0, n % 10 = 0, true, ${defaultSecurityGrade}::integer, ${defaultSecurityGrade}::integer,
        ${defaultSecurityGrade}::integer, false, 0, 0
      from generate_series(1, ${count}::integer) n
      returning board_number, board_name, english_board_name, sort_order)
    insert into portlets (company_code, kind, board_number, korean_title, english_title, state, sort_order)
    select ${companyCode}, 'board', board_number, board_name, english_board_name, 'shown', sort_order from made`.execute(
    tx,
  );
}

/** Ids begin with their moment, as those of posts that people write one after the other. */
async function addPosts(tx: Tx, companyCode: string, { posts, boards, people }: CompanySize): Promise<void> {
  if (boards === 0 || people === 0) return;
  await sql`
    with numbered as (
      select n, '글 ' || n as title, app_now() - make_interval(mins => ${posts}::integer - n) as moment
      from generate_series(1, ${posts}::integer) n),
    written as (
      select n, title, moment, lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') as hex from numbered),
    writers as (
      select person_id, row_number() over (order by login_id) - 1 as place from people
      where company_code = ${companyCode} and login_id like 'p%.' || lower(${companyCode}) || '@people.example'),
    places as (
      select board_number, sort_order - 1 as place from boards where company_code = ${companyCode})
    insert into posts (company_code, post_id, board_number, author_id, head_word, title, content, search_text, excerpt, is_nameless, state, written_at)
    select ${companyCode}, (left(p.hex, 8) || '-' || right(p.hex, 4) || substr(new_id()::text, 14))::uuid, b.board_number,
      w.person_id, '', p.title, '<p>' || p.title || '의 내용입니다.</p>', lower(p.title || ' ' || p.title || '의 내용입니다.'),
      p.title || '의 내용입니다.', false, 'shown', p.moment
    from written p
    join places b on b.place = p.n % ${boards}::integer
    join writers w on w.place = p.n % ${people}::integer`.execute(tx);
}
