import { countedUnread, unreadDays } from '@madang/contract/workplace/boards/limits.ts';
import type { ShownCategory } from '@madang/contract/workplace/item-categories/rules.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { shownCategoriesOf } from '../../item-categories/index.ts';
import { readableBoards, readableColumns, type ReadableBoard } from '../readable-boards.sql.ts';
import { minuteOf } from '../shown-times.ts';

/** Condition that a post `p` is in the lists that readers see: shown, not expired, and not a reply. */
export const isListed = sql<boolean>`p.state = 'shown' and p.replied_post_id is null
  and (p.valid_until is null or p.valid_until > app_now())`;

const beginning = sql<Date>`(app_now() - make_interval(days => ${unreadDays}))`;

/**
 * Condition that a post `p` is new to the reader: recent, another's, unopened and unread. Anonymous posts are never
 * new, because reading times reveal authors.
 */
export function isUnread({ companyCode, personId }: PersonKey): RawBuilder<boolean> {
  return sql<boolean>`(p.author_id is not null and p.author_id <> ${personId}::uuid and ${isListed}
    and p.listed_at > ${beginning}
    and not exists (select from post_readings m where m.company_code = ${companyCode}
      and m.person_id = ${personId}::uuid and m.post_id = p.post_id)
    and not exists (select from board_readings m where m.company_code = ${companyCode}
      and m.person_id = ${personId}::uuid and m.board_number = p.board_number and m.read_until >= p.listed_at))`;
}

/** A board of the list, with what is new in it. */
export interface StoredListedBoard extends ReadableBoard {
  readonly unreadCount: number;
  readonly categories: ShownCategory[];
  /** Boards that it stands below, the nearest first. */
  readonly uppers: readonly number[];
}

/** Reads the way up from a board `b`, the nearest first. */
function uppersOf(companyCode: string): RawBuilder<number[]> {
  return sql<number[]>`(
    with recursive above as (
      select u.board_number, u.upper_board_number, 1 as step from boards u
      where u.company_code = ${companyCode} and u.board_number = b.upper_board_number
      union all
      select u.board_number, u.upper_board_number, a.step + 1 from above a
      join boards u on u.company_code = ${companyCode} and u.board_number = a.upper_board_number)
    select coalesce(array_agg(board_number order by step), '{}') from above)`;
}

/** All boards that the reader can read, favourites first, each with its number of unread posts as far as it is counted. */
export async function selectListedBoards(tx: Tx, reader: PersonKey): Promise<StoredListedBoard[]> {
  const { companyCode, personId } = reader;
  // What `isUnread` says, with the moment up to which a board was read looked up once and not for each of its posts.
  const { rows } = await sql<StoredListedBoard>`
    select ${readableColumns}, u.count as "unreadCount",
      ${shownCategoriesOf(companyCode, 'board', sql`b.board_number`)} as categories,
      ${uppersOf(companyCode)} as uppers from ${readableBoards(reader)}
    left join board_readings d on d.company_code = ${companyCode} and d.person_id = ${personId}::uuid
      and d.board_number = b.board_number
    cross join lateral (
      select count(*)::integer as count from (
        select from posts p where p.company_code = ${companyCode} and p.board_number = b.board_number and ${isListed}
          and p.listed_at > greatest(${beginning}, d.read_until) and p.author_id <> ${personId}::uuid
          and p.post_id not in (
            select m.post_id from post_readings m where m.company_code = ${companyCode} and m.person_id = ${personId}::uuid)
        limit ${countedUnread}) n) u
    order by b.is_favourite desc, b.sort_order, b.board_number`.execute(tx);
  return rows;
}

/** Marks a post as read where it is unread; repeating it changes nothing. */
export async function insertPostReading(tx: Tx, reader: PersonKey, postId: string): Promise<void> {
  const { companyCode, personId } = reader;
  await sql`
    insert into post_readings (company_code, person_id, post_id)
    select ${companyCode}, ${personId}::uuid, p.post_id from posts p
    where p.company_code = ${companyCode} and p.post_id = ${postId}::uuid and ${isUnread(reader)}
    on conflict do nothing`.execute(tx);
}

/** Marks a board, or all, as read: by one moment up to the minute before the last, and newer posts one by one. */
export async function insertBoardReadings(tx: Tx, reader: PersonKey, boardNumber?: number): Promise<void> {
  const { companyCode, personId } = reader;
  const one = boardNumber === undefined ? sql`` : sql`and b.board_number = ${boardNumber}`;
  const unread = sql`select p.board_number, p.post_id, p.listed_at from posts p
    where p.company_code = ${companyCode} and ${isUnread(reader)} and p.board_number in (
      select b.board_number from ${readableBoards(reader)} ${one})`;
  await sql`
    with unread as materialized (${unread}),
    until as (select ${minuteOf(sql`app_now()`)} - interval '1 minute' as moment),
    moved as (
      insert into board_readings as r (company_code, person_id, board_number, read_until)
      select distinct ${companyCode}, ${personId}::uuid, u.board_number, until.moment from unread u, until
      where u.listed_at <= until.moment order by 3
      on conflict (company_code, person_id, board_number) do update set read_until = excluded.read_until
      returning r.board_number),
    folded as (
      delete from post_readings m using posts p, moved, until
      where m.company_code = ${companyCode} and m.person_id = ${personId}::uuid and p.company_code = ${companyCode}
        and p.post_id = m.post_id and p.board_number = moved.board_number and p.listed_at <= until.moment)
    insert into post_readings (company_code, person_id, post_id)
    select ${companyCode}, ${personId}::uuid, u.post_id from unread u, until where u.listed_at > until.moment
    order by u.post_id on conflict do nothing`.execute(tx);
}

/** Forgets who has read what, once it is old enough to be unread for no one. */
export async function purgeReadings(tx: Tx, companyCode: string): Promise<void> {
  await sql`delete from post_readings m using posts p
    where m.company_code = ${companyCode} and p.company_code = ${companyCode} and p.post_id = m.post_id
      and p.listed_at <= ${beginning}`.execute(tx);
  await sql`delete from board_readings
    where company_code = ${companyCode} and read_until <= ${beginning}`.execute(tx);
}
