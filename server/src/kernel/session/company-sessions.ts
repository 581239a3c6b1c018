import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** The sessions of a company that live live no longer than this; none gets more time by it. */
export async function shortenSessions(
  tx: Tx,
  companyCode: string,
  { sessionHours, idleMinutes }: { readonly sessionHours: number; readonly idleMinutes: number },
): Promise<void> {
  await sql`
    update sessions set idle_seconds = least(idle_seconds, ${idleMinutes}::integer * 60),
      expires_at = least(expires_at, created_at + make_interval(hours => ${sessionHours}))
    where company_code = ${companyCode}
      and (idle_seconds > ${idleMinutes}::integer * 60
        or expires_at > created_at + make_interval(hours => ${sessionHours}))`.execute(tx);
}
