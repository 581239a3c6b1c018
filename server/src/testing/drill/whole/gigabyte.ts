import type { TestPerson } from '../../people.ts';
import type { Server } from './server.ts';

const gigabyte = 1_000_000_000;

/** Long posts, as a company of some years has them, and a person's many changes: large rows and many. */
const posts = `insert into posts (company_code, board_number, author_id, head_word, title, content, search_text, state)
  select $1, 1, $2::uuid, '', 'title ' || n,
    (select string_agg(md5(random()::text || n || m), '') from generate_series(1, 250) m), 'title ' || n, 'shown'
  from generate_series(1, 80000) n`;
const changes = `insert into person_changes (company_code, person_id, operation, actor_id, changes)
  select $1, $2::uuid, 'change-employee', $2::uuid, jsonb_build_object('duties', md5(n::text), 'jobRank', md5((-n)::text))
  from generate_series(1, 1200000) n`;
const board = `insert into boards (company_code, board_number, board_name, english_board_name, managing_organisation_code, state, sort_order,
    allows_recommendations, allows_comments, allows_replies, is_anonymous, is_favourite, has_head_words, needs_approval, shows_author,
    view_grade, write_grade, reply_grade, uses_validity, validity_days, keep_months)
  values ($1, 1, '공지', 'News', 'TOP', 'active', 1, true, true, true, false, false, false, false, true, 5, 5, 5, false, 0, 0)
`;

/** Fills a person's company until the database has 1 GB; answers its size in bytes. */
export async function plantGigabyte(server: Server, { companyCode, personId }: TestPerson): Promise<number> {
  await server.ask(board, [companyCode]);
  await server.ask(posts, [companyCode, personId]);
  await server.ask(changes, [companyCode, personId]);
  const [size] = await server.ask<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  const bytes = Number(size?.bytes);
  if (!(bytes > gigabyte)) throw new Error(`only ${bytes} bytes were planted`);
  return bytes;
}
