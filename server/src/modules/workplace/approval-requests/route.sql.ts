import type { RouteStep } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { Decision } from '@madang/contract/workplace/approval-requests/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { RequestKey } from './requests.sql.ts';

/** Writes the route of a request in place of the one of an earlier submit, and begins its first step. */
export async function insertRoute(tx: Tx, { companyCode, requestId }: RequestKey, steps: readonly RouteStep[]) {
  const route = steps.map(({ source, rule, reason, department, job, isRepeated, approvers }, place) => ({
    step_number: place + 1,
    source,
    rule,
    reason,
    department,
    job,
    is_repeated: isRepeated,
    person_ids: approvers.map(({ personId }) => personId),
  }));
  await sql`delete from approval_steps where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(
    tx,
  );
  await sql`
    with route as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(route)}::jsonb)
        as s (step_number integer, source text, rule text, reason text, department jsonb, job jsonb, is_repeated boolean,
          person_ids uuid[])),
    steps as (
      insert into approval_steps (company_code, request_id, step_number, source, rule, reason, department, job, is_repeated)
      select ${companyCode}, ${requestId}::uuid, step_number, source, rule, reason, nullif(department, 'null'),
        nullif(job, 'null'), is_repeated from route)
    insert into approval_approvers (company_code, request_id, step_number, person_id, state)
    select ${companyCode}, ${requestId}::uuid, step_number, p.person_id,
      case when is_repeated then 'skipped' else 'open' end
    from route cross join lateral unnest(person_ids) p (person_id)`.execute(tx);
}

/** Begins the first step that is still to come, where none is decided now; answers who can decide. None: the route is at its end. */
export async function beginNextStep(tx: Tx, { companyCode, requestId }: RequestKey): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    update approval_approvers a set state = 'now', waiting_since = app_now()
    where a.company_code = ${companyCode} and a.request_id = ${requestId}::uuid and a.state = 'open'
      and a.step_number = (select min(step_number) from approval_approvers
        where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'open')
    returning person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

const decided = { approve: 'approved', refuse: 'refused', return: 'returned' } as const;

interface Decided {
  /** The approver whose approval it is; a stand-in decides in their place. */
  readonly approverId: string;
  /** True where the step needs no other approval. */
  readonly isStepDone: boolean;
}

/** Decides the person's own waiting approval, else one as a stand-in. Undefined for the requester and the receiver of a right. */
export async function decideStep(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { actorId, decision }: { readonly actorId: string; readonly decision: Decision },
): Promise<Decided | undefined> {
  const { rows } = await sql<Decided>`
    with mine as (
      select a.step_number, a.person_id from approval_approvers a
      join approval_requests r on r.company_code = a.company_code and r.request_id = a.request_id
      where a.company_code = ${companyCode} and a.request_id = ${requestId}::uuid and a.state = 'now'
        and r.state = 'waiting' and r.requester_id <> ${actorId}::uuid
        and not exists (select from held_changes h where h.company_code = r.company_code and h.request_id = r.request_id
          and (h.expires_at <= app_now() or h.beneficiary_id = ${actorId}::uuid))
        and a.person_id in (select people_acted_for(${companyCode}, ${actorId}::uuid))
      order by a.person_id <> ${actorId}::uuid, a.person_id limit 1)
    update approval_approvers a set state = ${decided[decision]}, decided_by = ${actorId}::uuid, decided_at = app_now()
    from mine join approval_steps s on s.company_code = ${companyCode} and s.request_id = ${requestId}::uuid
      and s.step_number = mine.step_number
    where a.company_code = ${companyCode} and a.request_id = ${requestId}::uuid and a.step_number = mine.step_number
      and a.person_id = mine.person_id and a.state = 'now'
    returning a.person_id as "approverId", s.rule = 'one' or not exists (
      select from approval_approvers o where o.company_code = ${companyCode} and o.request_id = ${requestId}::uuid
        and o.step_number = a.step_number and o.person_id <> a.person_id and o.state = 'now') as "isStepDone"`.execute(
    tx,
  );
  return rows[0];
}

/** Passes over the others of a step that needs no other approval. */
export async function skipOthers(tx: Tx, { companyCode, requestId }: RequestKey): Promise<void> {
  await sql`
    update approval_approvers set state = 'skipped'
    where company_code = ${companyCode} and request_id = ${requestId}::uuid and state = 'now'`.execute(tx);
}

/** Gives an approval to another person; false for the requester, the receiver of a right, approvers of the step and earlier delegators. */
export async function delegateStep(
  tx: Tx,
  { companyCode, requestId }: RequestKey,
  { actorId, delegateId }: { readonly actorId: string; readonly delegateId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update approval_approvers a set person_id = ${delegateId}::uuid, delegated_by = a.delegated_by || a.person_id,
      waiting_since = app_now()
    from approval_requests r
    where a.company_code = ${companyCode} and a.request_id = ${requestId}::uuid and a.state = 'now'
      and a.person_id = ${actorId}::uuid
      and r.company_code = a.company_code and r.request_id = a.request_id and r.requester_id <> ${delegateId}::uuid
      and not exists (select from held_changes h where h.company_code = r.company_code and h.request_id = r.request_id
        and h.beneficiary_id = ${delegateId}::uuid)
      and not ${delegateId}::uuid = any(a.delegated_by)
      and not exists (select from approval_approvers o where o.company_code = ${companyCode}
        and o.request_id = ${requestId}::uuid and o.step_number = a.step_number and o.person_id = ${delegateId}::uuid)
    returning 1`.execute(tx);
  return rows.length === 1;
}

/** True where an own approval of the person waits, not one as a stand-in. */
export async function isOwnTurn(tx: Tx, { companyCode, requestId }: RequestKey, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from approval_approvers where company_code = ${companyCode} and request_id = ${requestId}::uuid
      and state = 'now' and person_id = ${personId}::uuid`.execute(tx);
  return rows.length === 1;
}
