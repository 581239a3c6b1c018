import { type RawBuilder, sql } from 'kysely';
import type { IdReopening, IdRequestState, IdRequestType } from '@madang/contract/access/login-ids/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export interface IdRequest {
  readonly requestId: string;
  readonly personId: string;
  readonly type: IdRequestType;
  readonly oldId: string;
  readonly wantedId: string;
  readonly state: IdRequestState;
  readonly decidedBy: string | null;
  /** Moment of the decision or of the end, as the database writes it. */
  readonly decidedAt: string | null;
}

const columns = sql`request_id as "requestId", person_id as "personId", request_type as type, old_id as "oldId",
  wanted_id as "wantedId", state, decided_by as "decidedBy",
  coalesce(settled_at, approved_at)::text as "decidedAt"`;

type NewRequest = PersonKey &
  Pick<IdRequest, 'requestId' | 'type' | 'oldId' | 'wantedId'> & {
    /** Person whose own change it is, which needs no approval; null for a change of the product. */
    readonly changedBy?: string | null;
    /** End that the wanted ID had as a former one of the person. */
    readonly wantedUntil?: string | undefined;
  };

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { companyCode, personId, requestId, type, oldId, wantedId, changedBy, wantedUntil } = request;
  const isDone = changedBy !== undefined;
  await sql`
    insert into id_requests (company_code, request_id, person_id, request_type, origin, old_id, wanted_id, state, decided_by,
      settled_at, wanted_until)
    values (${companyCode}, ${requestId}::uuid, ${personId}::uuid, ${type}, ${isDone ? 'company' : 'person'}, ${oldId}, ${wantedId},
      ${isDone ? 'completed' : 'requesting'}, ${changedBy ?? null}::uuid, ${isDone ? sql`app_now()` : sql`null`},
      ${wantedUntil ?? null}::timestamptz)`.execute(tx);
}

export async function findRequest(tx: Tx, companyCode: string, requestId: string): Promise<IdRequest | undefined> {
  const { rows } = await sql<IdRequest>`
    select ${columns} from id_requests where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** Locks a request until the transaction ends. */
export async function lockRequest(tx: Tx, companyCode: string, requestId: string): Promise<IdRequest | undefined> {
  const { rows } = await sql<IdRequest>`
    select ${columns} from id_requests where company_code = ${companyCode} and request_id = ${requestId}::uuid
    for update`.execute(tx);
  return rows[0];
}

interface Step {
  readonly companyCode: string;
  readonly requestId: string;
  readonly from: readonly IdRequestState[];
  readonly to: IdRequestState;
  /** The administrator who decides; absent where the person acts. */
  readonly decidedBy?: string | undefined;
  /** Sealed. */
  readonly reason?: Buffer;
}

/** Takes a request from one of these states to another; undefined where it is in none of them by now. */
export async function moveRequest(tx: Tx, step: Step): Promise<IdRequest | undefined> {
  const { companyCode, requestId, from, to, decidedBy, reason } = step;
  const settledAt = to === 'approved' ? sql`null` : sql`app_now()`;
  const { rows } = await sql<IdRequest>`
    update id_requests set state = ${to}, settled_at = ${settledAt}, approved_at = ${to === 'approved' ? sql`app_now()` : sql`approved_at`}, reason = coalesce(${reason ?? null}::bytea, reason),
      decided_by = coalesce(${decidedBy ?? null}::uuid, decided_by)
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = any(${from}::text[])
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Takes a decision back that is as `expected`; undefined where the request has changed since. */
export async function reopenRequest(
  tx: Tx,
  companyCode: string,
  { requestId, expected, before }: IdReopening,
): Promise<IdRequest | undefined> {
  const { rows } = await sql<IdRequest>`
    update id_requests set state = ${before.state}, settled_at = null, reason = null, decided_by = ${before.decidedBy}::uuid,
      approved_at = ${before.state === 'approved' ? sql`approved_at` : sql`null`}
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = ${expected.state}
      and coalesce(settled_at, approved_at) = ${expected.decidedAt}::timestamptz
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Keeps the end that a confirmed ID had as a former one, for the change may be taken back. */
export async function keepWantedUntil(tx: Tx, companyCode: string, requestId: string, until: string): Promise<void> {
  await sql`
    update id_requests set wanted_until = ${until}::timestamptz
    where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(tx);
}

/** Reads the end that an ID had as a former one, before it took the place of `oldId`, with the days until then. */
export async function earlierEnd(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { oldId, wantedId }: Pick<IdRequest, 'oldId' | 'wantedId'>,
): Promise<{ readonly until: string | null; readonly days: number } | undefined> {
  const { rows } = await sql<{ until: string | null; days: number }>`
    select wanted_until::text as until,
      coalesce(greatest(ceil(extract(epoch from wanted_until - app_now()) / 86400), 0), 0)::integer as days
    from id_requests
    where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'completed'
      and old_id = ${oldId} and wanted_id = ${wantedId}
    order by settled_at desc, request_id desc limit 1`.execute(tx);
  return rows[0];
}

/** Cancels the company's requests that were approved so many days ago and are not confirmed; answers them. */
export async function cancelUnconfirmed(tx: Tx, companyCode: string, days: number): Promise<IdRequest[]> {
  const { rows } = await sql<IdRequest>`
    update id_requests set state = 'cancelled', settled_at = app_now()
    where company_code = ${companyCode} and state = 'approved' and approved_at <= app_now() - make_interval(days => ${days}::integer)
    returning ${columns}`.execute(tx);
  return rows;
}

/** Cancels what a person has open, for the person leaves; answers the requests. */
export async function cancelOpen(tx: Tx, { companyCode, personId }: PersonKey): Promise<string[]> {
  const { rows } = await sql<{ requestId: string }>`
    update id_requests set state = 'cancelled', settled_at = app_now()
    where company_code = ${companyCode} and person_id = ${personId}::uuid and state in ('requesting', 'approved')
    returning request_id as "requestId"`.execute(tx);
  return rows.map(({ requestId }) => requestId);
}

export interface OwnRequest extends Omit<IdRequest, 'decidedAt' | 'decidedBy' | 'personId'> {
  readonly reason: Buffer | null;
  readonly askedAt: Date;
  readonly settledAt: Date | null;
}

/** The newest request that a person made. */
export function newestRequestOf({ companyCode, personId }: PersonKey): RawBuilder<OwnRequest> {
  return sql<OwnRequest>`
    select ${columns}, reason, asked_at as "askedAt", settled_at as "settledAt" from id_requests
    where company_code = ${companyCode} and person_id = ${personId}::uuid and origin = 'person'
    order by asked_at desc, request_id desc limit 1`;
}

/** Reads whose requests these are, by the request. */
export async function peopleOfRequests(
  tx: Tx,
  companyCode: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ personId: string; requestId: string }>`
    select person_id as "personId", request_id as "requestId" from id_requests
    where company_code = ${companyCode} and request_id = any(${requestIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ personId, requestId }) => [requestId, personId]));
}

/** True if a locked person has a request that is neither decided nor confirmed. */
export async function hasOpenRequest(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from id_requests where company_code = ${companyCode} and person_id = ${personId}::uuid
      and state in ('requesting', 'approved')`.execute(tx);
  return rows.length > 0;
}

/** Open requests of people that wait for a decision, by the person. */
export async function requestsToDecide(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, IdRequest>> {
  const { rows } = await sql<IdRequest>`
    select ${columns} from id_requests
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[]) and state = 'requesting'`.execute(tx);
  return new Map(rows.map((request) => [request.personId, request]));
}

export function waitingCountOf(companyCode: string): RawBuilder<{ readonly count: number }> {
  return sql`
    select count(*)::integer as count from id_requests where company_code = ${companyCode} and state = 'requesting'`;
}

/** Binds the sealed reason to its request. */
export function reasonAad(requestId: string): string {
  return `id_requests.reason.${requestId}`;
}
