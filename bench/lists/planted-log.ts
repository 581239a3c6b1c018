import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../server/src/kernel/db/database.ts';

const people = 2_000;

/** Actors and targets of the rows: the person of a number. */
const personOf = (n: string) => sql.raw(`('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))`);

export const plantedPerson = '00000000-0000-7000-8000-000000000007';

interface Planted {
  /** Numbers of the rows, both included. */
  readonly from: number;
  readonly until: number;
  /** Time of row 0, and the step to the next one. */
  readonly begins: RawBuilder<unknown>;
  readonly step: RawBuilder<unknown>;
}

/** The oldest first: six in ten are sign-ins, three reads, one a change, and of ten thousand rows one grants a role. */
export async function plantRows(tx: Tx, companyCode: string, { from, until, begins, step }: Planted): Promise<void> {
  await sql`
    insert into audit_log (company_code, operation, actor_kind, actor_id, target_kind, target_id, fields, request_id, address,
      occurred_at)
    select ${companyCode},
      case when n % 10000 = 5000 then 'grant-role' when n % 10 < 6 then 'log-in' when n % 10 < 9 then 'read-employee'
        else 'change-department' end,
      'person', ${personOf(`n * 7919 % ${people}`)}::uuid,
      case when n % 10 = 9 then 'department' else 'person' end,
      case when n % 10 = 9 then 'D' || lpad((n / 10 % 10000)::text, 5, '0') else ${personOf(`n * 104729 % ${people}`)} end,
      '{}', 'bench', '192.0.2.7', ${begins} + n * (${step})
    from generate_series(${from}::bigint, ${until}::bigint) n`.execute(tx);
}

/**
 * Links the inserted rows instead of the job, which would take an hour for 10,000,000. The keyed hashes are invented
 * and verify nothing.
 */
export async function plantLinks(tx: Tx, companyCode: string): Promise<void> {
  const { rows } = await sql<{ sequence: string; newestAt: string }>`
    select sequence::text as sequence, newest_at::text as "newestAt" from audit_links where company_code = ${companyCode}
    order by audit_links.sequence desc limit 1`.execute(tx);
  const { sequence = '0', newestAt = '-infinity' } = rows[0] ?? {};
  await sql`
    insert into audit_links (company_code, sequence, audit_id, occurred_at, newest_at, is_permission_change, row_mac, mac, key_id)
    select a.company_code, ${sequence}::bigint + row_number() over (order by a.occurred_at, a.audit_id), a.audit_id,
      a.occurred_at, a.occurred_at, a.operation = 'grant-role', sha256(a.audit_id::text::bytea),
      sha256(a.audit_id::text::bytea), 'planted'
    from audit_log a where a.company_code = ${companyCode} and a.occurred_at > ${newestAt}::timestamptz`.execute(tx);
}
