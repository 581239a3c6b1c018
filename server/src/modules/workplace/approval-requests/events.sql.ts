import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import type { RequestEvent } from '@madang/contract/workplace/approval-requests/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { commentAad } from './content.ts';
import type { RequestKey } from './requests.sql.ts';

interface Event {
  readonly event: RequestEvent;
  readonly actorId: string | null;
  readonly otherId?: string | null;
  readonly comment?: string;
}

/** Adds to the history of a request that is locked; false where a comment would be one too many. Decisions are always written. */
export async function addEvent(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  { companyCode, requestId }: RequestKey,
  { event, actorId, otherId = null, comment = '' }: Event,
): Promise<boolean> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(event_number), 0) + 1 as next from approval_events
    where company_code = ${companyCode} and request_id = ${requestId}::uuid`.execute(tx);
  const next = rows[0]?.next ?? 1;
  if (event === 'commented' && next > approvalRequestLimits.events) return false;
  const sealed = comment === '' ? null : keyring.encrypt(comment, commentAad(requestId, next));
  await sql`
    insert into approval_events (company_code, request_id, event_number, event, actor_id, other_id, comment)
    values (${companyCode}, ${requestId}::uuid, ${next}::integer, ${event}, ${actorId}::uuid, ${otherId}::uuid, ${sealed})`.execute(
    tx,
  );
  return true;
}
