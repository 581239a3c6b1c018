import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../db/query-batch.ts';

/** Part of a statement for a person's last activity: of a living session, or the newest log row; null for never. */
export function lastSeenOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<string | null> {
  const inSession = sql`(select max(s.last_seen_at) from sessions s
    where s.company_code = ${companyCode} and s.person_id = ${personId})`;
  const inLog = sql`(select a.occurred_at from audit_log a
    where a.company_code = ${companyCode} and a.actor_id = ${personId} order by a.occurred_at desc limit 1)`;
  return momentText(sql`greatest(${inSession}, ${inLog})`) as RawBuilder<string | null>;
}
