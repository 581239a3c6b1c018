import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Requests that wait and have a person as requester, or as an approver who has not decided, in the order of their IDs. */
export async function selectWaitingOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<string[]> {
  const { rows } = await sql<{ requestId: string }>`
    select r.request_id as "requestId" from approval_requests r where r.company_code = ${companyCode} and r.state = 'waiting'
      and (r.requester_id = ${personId}::uuid or exists (select from approval_approvers a
        where a.company_code = ${companyCode} and a.request_id = r.request_id and a.person_id = ${personId}::uuid
          and a.state in ('open', 'now')))
    order by r.request_id`.execute(tx);
  return rows.map(({ requestId }) => requestId);
}

/** Passes over a person in steps that another one can decide; true where the person is still needed in a step. */
export async function skipPerson(
  tx: Tx,
  { companyCode, personId, requestId }: PersonKey & { readonly requestId: string },
): Promise<boolean> {
  const own = sql`a.company_code = ${companyCode} and a.request_id = ${requestId}::uuid and a.person_id = ${personId}::uuid
    and a.state in ('open', 'now')`;
  await sql`
    update approval_approvers a set state = 'skipped' from approval_steps s
    where ${own} and s.company_code = a.company_code and s.request_id = a.request_id and s.step_number = a.step_number
      and s.rule = 'one' and exists (select from approval_approvers o where o.company_code = a.company_code
        and o.request_id = a.request_id and o.step_number = a.step_number and o.person_id <> a.person_id
        and o.state = a.state)`.execute(tx);
  const { rows } = await sql`select from approval_approvers a where ${own}`.execute(tx);
  return rows.length > 0;
}
