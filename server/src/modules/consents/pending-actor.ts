import type { AuditEntry } from '../../kernel/audit/audit.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { PendingLogIn } from '../../kernel/session/pending-log-in.ts';

/** The person of a waiting log-in behind a change to themselves, for its audit row. */
export function actorOf(
  { companyCode, personId }: Pick<PendingLogIn, 'companyCode' | 'personId'>,
  request: RequestInfo,
): Pick<AuditEntry, 'companyCode' | 'actor' | 'target' | 'request'> {
  return { companyCode, actor: { kind: 'person', personId }, target: { kind: 'person', id: personId }, request };
}
