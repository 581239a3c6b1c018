import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import type { ApprovalStep } from '@madang/contract/workplace/approval-policies/rules.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { heldOperations } from '@madang/contract/workplace/approval-requests/held.ts';
import { type HeldKind, heldKinds } from '@madang/contract/workplace/approval-requests/held-kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import { preparedQuery } from '../../../../kernel/db/prepared-query.ts';
import { inForceOf, todayOf } from '../../approval-policies/index.ts';
import type { RequestKey } from '../requests.sql.ts';

const askHeld = preparedQuery<{ held_kind: HeldKind }, [companyCode: string, kinds: readonly string[]]>(
  'select held_kind from held_operations where company_code = $1 and held_kind = any($2::text[]) order by held_kind limit 1',
);

const kindsOf = (operations: readonly string[]) =>
  heldKinds.filter((kind) => heldOperations[kind].some((name) => operations.includes(name)));

/** The kind as which a company holds back one of the operations; of others nothing is asked. */
export async function findHeldKind(
  tx: Tx,
  companyCode: string,
  operations: readonly string[],
): Promise<HeldKind | undefined> {
  const kinds = kindsOf(operations);
  if (kinds.length === 0) return undefined;
  return (await askHeld(tx, companyCode, kinds))[0]?.held_kind;
}

interface HoldingPolicy {
  readonly approvalPolicyId: string;
  readonly version: number;
  readonly name: string;
  readonly englishName: string;
  readonly steps: readonly ApprovalStep[];
}

/** Locks the policy by which a kind of changes is approved, in its version of today, until the transaction ends. */
export async function lockHoldingPolicy(
  tx: Tx,
  companyCode: string,
  heldKind: string,
): Promise<HoldingPolicy | undefined> {
  const { rows } = await sql<HoldingPolicy>`
    select a.approval_policy_id as "approvalPolicyId", v.version, v.name, v.english_name as "englishName", v.steps
    from held_operations h
    join approval_policies a on a.company_code = h.company_code and a.approval_policy_id = h.approval_policy_id
    cross join ${inForceOf(companyCode, todayOf(companyCode))} v
    where h.company_code = ${companyCode} and h.held_kind = ${heldKind} for share of h`.execute(tx);
  return rows[0];
}

interface Asked {
  readonly actorId: string;
  /** Receiver of a right. */
  readonly beneficiaryId: string | null;
  readonly operation: string;
  readonly input: Buffer;
  readonly requestKey: Buffer;
}

/** Stores the change of a request; false where the same one waits already. */
export async function insertHeldChange(tx: Tx, { companyCode, requestId }: RequestKey, asked: Asked): Promise<boolean> {
  const { rows } = await sql`
    insert into held_changes (company_code, request_id, actor_id, beneficiary_id, operation, input, request_key, expires_at)
    values (${companyCode}, ${requestId}::uuid, ${asked.actorId}::uuid, ${asked.beneficiaryId}::uuid,
      ${asked.operation}, ${asked.input}, ${asked.requestKey}, app_now() + make_interval(days => ${approvalRequestLimits.heldDays}))
    on conflict (company_code, actor_id, request_key) where state = 'asked' do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** People who can decide now on the change that waits already. */
export async function selectAskedOf(
  tx: Tx,
  companyCode: string,
  { actorId, requestKey }: Pick<Asked, 'actorId' | 'requestKey'>,
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select a.person_id as "personId" from held_changes h
    join approval_approvers a on a.company_code = h.company_code and a.request_id = h.request_id and a.state = 'now'
    where h.company_code = ${companyCode} and h.actor_id = ${actorId}::uuid and h.request_key = ${requestKey}
      and h.state = 'asked' order by a.person_id`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Stores the change that an approved request by a form makes, to be made at once. */
export async function insertReleased(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { actorId, operation, input, requestKey }: Omit<Asked, 'beneficiaryId'>,
): Promise<void> {
  await sql`
    insert into held_changes (company_code, request_id, actor_id, operation, input, request_key, expires_at, state)
    values (${companyCode}, ${requestId}::uuid, ${actorId}::uuid, ${operation}, ${input}, ${requestKey}, app_now(), 'released')`.execute(
    tx,
  );
}

/** Requests for changes that wait or are about to be made, each with its place among those asked about. */
export async function selectWaiting(
  tx: Tx,
  companyCode: string,
  changes: readonly Pick<Asked, 'actorId' | 'requestKey'>[],
): Promise<{ place: number; requestId: string }[]> {
  const actors = changes.map(({ actorId }) => actorId);
  const keys = changes.map(({ requestKey }) => requestKey);
  const { rows } = await sql<{ place: number; requestId: string }>`
    select asked.number::integer - 1 as place, h.request_id as "requestId"
    from unnest(${actors}::uuid[], ${keys}::bytea[]) with ordinality asked (actor_id, request_key, number)
    join held_changes h on h.company_code = ${companyCode} and h.actor_id = asked.actor_id
      and h.request_key = asked.request_key and h.state in ('asked', 'released')`.execute(tx);
  return rows;
}

interface LeaveMaker {
  readonly personId: string;
  /** The company's day. */
  readonly today: string;
}

/** The person in whose name an approved request puts its requester on leave; undefined where its form does not say so. */
export async function selectLeaveMaker(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
): Promise<LeaveMaker | undefined> {
  const { rows } = await sql<LeaveMaker>`
    select v.changed_by as "personId", ${todayOf(companyCode)}::text as today from approval_requests r
    join approval_form_versions v on v.company_code = r.company_code and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version
    where r.company_code = ${companyCode} and r.request_id = ${requestId}::uuid and v.makes_leave
      and v.changed_by is not null`.execute(tx);
  return rows[0];
}

/** Finds what stands against the leave of a request; null where nothing does, or its form makes none. */
export async function selectLeaveFault(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<'LEAVE_DAYS' | 'MB704' | null> {
  const most = sql`make_interval(years => ${planYearsMax})`;
  const { rows } = await sql<{ code: 'LEAVE_DAYS' | 'MB704' | null }>`
    select case
      when d.ends < d.begins or d.begins > d.today + ${most} or d.ends + 1 > d.begins + ${most} then 'LEAVE_DAYS'
      when p.employment_status = 'L' and coalesce(p.leave_until >= d.begins, true) then 'MB704' end as code
    from approval_requests r
    join approval_form_versions v on v.company_code = r.company_code and v.approval_form_id = r.approval_form_id
      and v.version = r.form_version and v.makes_leave
    join people p on p.company_code = r.company_code and p.person_id = r.requester_id
    cross join lateral (select today, greatest(${from}::date, today) as begins, ${to}::date as ends
      from (select ${todayOf(companyCode)} as today) t) d
    where r.company_code = ${companyCode} and r.request_id = ${requestId}::uuid`.execute(tx);
  return rows[0]?.code ?? null;
}

/** Lets a change be made that was approved; false where the request is of none. */
export async function releaseHeldChange(tx: Tx, { companyCode, requestId }: RequestKey): Promise<boolean> {
  const { rows } = await sql`
    update held_changes set state = 'released'
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'asked' returning 1`.execute(
    tx,
  );
  return rows.length === 1;
}

export interface Released {
  readonly actorId: string;
  readonly operation: string;
  readonly input: Buffer;
}

/** A change that was approved and is not made yet. */
export async function selectReleased(tx: Tx, { companyCode, requestId }: RequestKey): Promise<Released | undefined> {
  const { rows } = await sql<Released>`
    select actor_id as "actorId", operation, input from held_changes
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'released'`.execute(tx);
  return rows[0];
}

/** Ends a change that was approved, with the code of what refused it; false where another one has ended it. */
export async function endReleased(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  code: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update held_changes set state = case when ${code}::text is null then 'done' else 'refused' end, code = ${code}, input = null
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'released' returning 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Requests whose time to be decided on is over. */
export async function selectExpired(tx: Tx, companyCode: string): Promise<string[]> {
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from held_changes
    where company_code = ${companyCode} and state = 'asked' and expires_at <= app_now()
    order by request_id limit 1000`.execute(tx);
  return rows.map(({ requestId }) => requestId);
}

/** People who decided on a request. */
export async function selectDeciders(tx: Tx, { companyCode, requestId }: RequestKey): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select distinct decided_by as "personId" from approval_approvers
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and decided_by is not null`.execute(tx);
  return rows.map(({ personId }) => personId);
}

interface HeldResultRow {
  readonly operation: string;
  readonly expiresAt: string;
  readonly result: 'done' | 'refused' | null;
  readonly resultCode: string | null;
}

export async function selectHeldResult(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
): Promise<HeldResultRow | undefined> {
  const { rows } = await sql<HeldResultRow>`
    select operation, ${sql`to_json(expires_at) #>> '{}'`} as "expiresAt",
      case when state in ('done', 'refused') then state end as result, code as "resultCode"
    from held_changes where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(tx);
  return rows[0];
}
