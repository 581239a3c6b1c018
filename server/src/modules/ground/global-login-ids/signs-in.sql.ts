import { type RawBuilder, sql } from 'kysely';

/** Condition of a row of login_ids: an ID of today, or a former one that still signs in. */
export const signsIn: RawBuilder<boolean> = sql`(not is_former or former_until > app_now())`;
