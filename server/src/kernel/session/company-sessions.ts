import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import { momentText } from '../db/query-batch.ts';
import { endSessionsByLoginsOf, endSessionsElsewhere } from './linked-logins.sql.ts';
import { endWaitingSignIns } from './pending-sign-in.ts';

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

export interface SessionsQuery {
  readonly companyCode: string;
  /** A condition on the person `p`; absent: everyone. */
  readonly found?: RawBuilder<boolean> | undefined;
  readonly after: string | undefined;
  readonly current: Buffer;
  readonly readerId: string;
  readonly limit: number;
  /** Condition on the person `p`: the reader may end their sessions. */
  readonly endable: RawBuilder<boolean>;
}

interface CompanySessionRow {
  readonly sessionId: string;
  readonly personId: string;
  readonly fullName: string;
  readonly englishName: string;
  readonly loginId: string;
  readonly device: string;
  /** Network from which it was opened: a /24 or a /48; null if unknown. */
  readonly network: string | null;
  readonly openedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
  /** True if the session is of a person with more rights than the reader, who cannot end it. */
  readonly isAbove: boolean;
  readonly isEndable: boolean;
}

/** The living sessions of a company, newest first: never a secret or its hash. */
export function companySessionsOf(query: SessionsQuery): RawBuilder<CompanySessionRow> {
  const { companyCode, found, after, current, readerId, limit, endable } = query;
  // The ids of sessions follow their time: a session that has ended since leaves no gap.
  const behind = after ? sql`and s.session_id < ${after}::uuid` : sql``;
  return sql<CompanySessionRow>`
    select s.session_id as "sessionId", s.person_id as "personId", p.full_name as "fullName",
      p.english_name as "englishName", p.login_id as "loginId", s.device,
      s.network::text as network, ${momentText(sql`s.created_at`)} as "openedAt",
      ${momentText(sql`s.last_seen_at`)} as "lastSeenAt", s.token_hash = ${current} as "isCurrent",
      has_more_rights(s.person_id, ${readerId}) as "isAbove", (${endable}) is true as "isEndable"
    from sessions s join people p on p.company_code = s.company_code and p.person_id = s.person_id
    where s.company_code = ${companyCode} and s.expires_at > app_now()
      and s.last_seen_at + make_interval(secs => s.idle_seconds) > app_now() ${found ? sql`and ${found}` : sql``} ${behind}
    order by s.session_id desc limit ${limit}`;
}

/** Ends one session of a company; answers whose it was, undefined where there is none such. */
export async function endSessionInCompany(tx: Tx, companyCode: string, sessionId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('company_code', '=', companyCode)
    .where('session_id', '=', sessionId)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
}

/**
 * Ends sessions and pending sign-ins of a person or company, except one and those of people with more rights. Returns
 * their number.
 */
export async function endSessionsBut(
  tx: Tx,
  {
    companyCode,
    personId,
    actorId,
  }: { readonly companyCode: string; readonly personId?: string | undefined; readonly actorId: string | undefined },
  keep: Buffer | undefined,
): Promise<number> {
  // A job by itself has no actor, and no one is above it.
  const isReached = (person: RawBuilder<unknown>) =>
    sql<boolean>`(${actorId ?? null}::uuid is null or not has_more_rights(${person}, ${actorId ?? null}::uuid))`;
  const reached = isReached(sql`person_id`);
  // MEM-04: what their logins opened in other companies would lead back.
  if (personId === undefined) {
    await endSessionsByLoginsOf(tx, companyCode, isReached);
    await tx.deleteFrom('pending_log_ins').where('company_code', '=', companyCode).where(reached).execute();
  } else {
    await endSessionsElsewhere(tx, { companyCode, personId });
    await endWaitingSignIns(tx, { companyCode, personId });
  }
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('company_code', '=', companyCode)
    .where(reached)
    .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
    .$if(keep !== undefined, (query) => query.where('token_hash', '<>', keep ?? Buffer.alloc(0)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
