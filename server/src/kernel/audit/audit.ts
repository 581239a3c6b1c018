import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { RequestInfo } from '../http/request-info.ts';

/** One row of the audit log. `fields` are names only: values of people's data are never written here. */
export interface AuditEntry {
  readonly companyCode: string;
  /** The operation's name, `verb-noun` as its file. */
  readonly operation: string;
  readonly actor: { readonly kind: 'person' | 'visitor'; readonly personId?: string } | { readonly kind: 'system' };
  readonly target: { readonly kind: string; readonly id: string };
  readonly fields?: readonly string[];
  readonly request: Pick<RequestInfo, 'id' | 'address'>;
  /** Keeps the minute instead of the moment, in the row's id too: of what no one may be found by. */
  readonly isToTheMinute?: boolean;
}

/** Writes the row in the transaction of the change, which must be the company's. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      company_code: entry.companyCode,
      operation: entry.operation,
      actor_kind: entry.actor.kind,
      actor_id: 'personId' in entry.actor ? (entry.actor.personId ?? null) : null,
      target_kind: entry.target.kind,
      target_id: entry.target.id,
      fields: sql`${entry.fields ?? []}::text[]`,
      request_id: entry.request.id,
      address: entry.request.address || null,
      ...(entry.isToTheMinute && {
        audit_id: sql<string>`gen_random_uuid()`,
        occurred_at: sql<Date>`date_trunc('minute', app_now(), 'UTC')`,
      }),
    })
    .execute();
}
