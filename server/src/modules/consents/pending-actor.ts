import { writeAudit, type AuditEntry } from '../../kernel/audit/audit.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Call } from '../../kernel/http/operation.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { PendingLogIn } from '../../kernel/session/pending-log-in.ts';
import { openLogIn } from '../accounts/index.ts';

/** The person of a waiting log-in behind a change to themselves, for its audit row. */
export function pendingActorOf(
  { companyCode, personId }: Pick<PendingLogIn, 'companyCode' | 'personId'>,
  request: RequestInfo,
): Pick<AuditEntry, 'companyCode' | 'actor' | 'target' | 'request'> {
  return { companyCode, actor: { kind: 'person', personId }, target: { kind: 'person', id: personId }, request };
}

/** Makes a log-in that waits for nothing more, and was taken, a session; its secret. */
export async function completeIn(
  tx: Tx,
  taken: PendingLogIn,
  call: Pick<Call<never>, 'kernel' | 'request' | 'readCookie'>,
): Promise<string> {
  await writeAudit(tx, { ...pendingActorOf(taken, call.request), operation: 'complete-log-in' });
  return openLogIn(tx, taken, call);
}
