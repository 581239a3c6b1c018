import { minuteMilliseconds } from '@madang/contract/kernel/durations.ts';
import { sql, type RawBuilder } from 'kysely';
import { isNameless, type StoredAuthor } from './authors.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';

/** The minute that a moment is in. */
export const minuteOf = (moment: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`date_trunc('minute', ${moment}, 'UTC')`;

/** A text's moment as anyone may know it: of an anonymous one, its minute. */
export function shownTime(moment: Date, board: ReadableBoard, text: StoredAuthor): string {
  if (!isNameless(board) && text.authorId !== null) return moment.toISOString();
  return new Date(Math.floor(moment.getTime() / minuteMilliseconds) * minuteMilliseconds).toISOString();
}

/** The same in SQL, for a post `p` of a board `b`. */
export function shownMoment(moment: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`case when b.is_anonymous or not b.shows_author or p.author_id is null
    then ${minuteOf(moment)} else ${moment} end`;
}
