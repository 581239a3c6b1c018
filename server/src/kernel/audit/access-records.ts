import { sql } from 'kysely';
import { ticketDetail } from '../access/desk-ticket.ts';
import { newId } from '../crypto/new-id.ts';
import { inCompany, type Database, type Tx } from '../db/database.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { ReadThing } from '../operations/outcome.ts';

/** A read of personal data. */
export interface Access extends ReadThing {
  readonly companyCode: string;
  readonly actorId: string;
  /** The query's name. */
  readonly operation: string;
  readonly request: Pick<RequestInfo, 'id' | 'address'>;
  /** The ticket, or the consent, of a service desk. */
  readonly ticket?: string | undefined;
}

interface WaitingAccess extends Access {
  readonly auditId: string;
  readonly readAt: number;
}

interface Limits {
  readonly maxWaiting?: number;
  readonly delayMs?: number;
}

/**
 * Writes access records after their reads, together and outside their transactions. Failed ones are retried; beyond a
 * limit readers wait. Only a crash loses them.
 */
export class AccessRecords {
  readonly #db: Database;
  readonly #maxWaiting: number;
  readonly #delayMs: number;
  #waiting: WaitingAccess[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database, { maxWaiting = 5_000, delayMs = 1_000 }: Limits = {}) {
    this.#db = db;
    this.#maxWaiting = maxWaiting;
    this.#delayMs = delayMs;
  }

  /** Number of records not written yet. */
  get waitingCount(): number {
    return this.#waiting.length;
  }

  /** Takes a record on. Rejects where too many wait and cannot be written: then nothing more is read. */
  async add(access: Access): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) await this.flush();
    this.#waiting.push({ ...access, auditId: newId(), readAt: performance.now() });
    this.#writeSoon();
  }

  /** Writes all that wait. */
  async flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
    await this.#writing;
  }

  /** Schedules a write; the next timer retries a failed one. */
  #writeSoon(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.flush().catch(() => this.#writeSoon());
    }, this.#delayMs).unref();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const companyCode = this.#waiting[0]?.companyCode ?? '';
      const batch = this.#waiting.filter((access) => access.companyCode === companyCode);
      await writeBatch(this.#db, companyCode, batch);
      const written = new Set(batch);
      this.#waiting = this.#waiting.filter((access) => !written.has(access));
    }
  }
}

/** A batch whose commit was not heard of is written again: a row that is there stays. */
async function writeBatch(db: Database, companyCode: string, batch: readonly WaitingAccess[]): Promise<void> {
  await inCompany(db, companyCode, (tx) => insertRecords(tx, batch));
}

/** The ages are of the transaction's beginning, so that no wait for a connection or for the table makes a read later. */
async function insertRecords(tx: Tx, batch: readonly WaitingAccess[]): Promise<void> {
  const rows = batch.map(({ auditId, operation, actorId, target, fields = [], request, ticket, readAt }) => ({
    audit_id: auditId,
    operation,
    actor_id: actorId,
    target_kind: target.kind,
    target_id: target.id,
    fields,
    detail: ticket === undefined ? null : ticketDetail(ticket),
    request_id: request.id,
    address: request.address || null,
    age: (performance.now() - readAt) / 1_000,
  }));
  await sql`
    insert into audit_log (company_code, audit_id, operation, actor_kind, actor_id, target_kind, target_id, fields,
      detail, request_id, address, occurred_at)
    select app_company(), r.audit_id, r.operation, 'person', r.actor_id, r.target_kind, r.target_id, r.fields,
      r.detail, r.request_id, r.address, app_now() - (clock_timestamp() - transaction_timestamp()) - make_interval(secs => r.age)
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (audit_id uuid, operation text, actor_id uuid, target_kind text,
      target_id text, fields text[], detail jsonb, request_id text, address inet, age double precision)
    on conflict (company_code, audit_id) do nothing`.execute(tx);
}
