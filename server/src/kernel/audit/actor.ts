import { randomUUID } from 'node:crypto';
import type { RequestInfo } from '../http/request-info.ts';
import type { Session } from '../session/session.ts';
import type { AuditEntry } from './audit.ts';

/** Who is behind a change, for its audit row: the same operation serves a person's call and a command. */
export type Actor = Pick<AuditEntry, 'companyCode' | 'actor' | 'request'>;

/** The person of a call's session, in the session's company. */
export function actorOf({ session, request }: { readonly session: Session; readonly request: RequestInfo }): Actor {
  return { companyCode: session.companyCode, actor: { kind: 'person', personId: session.personId }, request };
}

/** A command of somebody who may use the machine itself; each run is a request of its own. */
export function commandActor(companyCode: string): Actor {
  return { companyCode, actor: { kind: 'system' }, request: { id: randomUUID(), address: '' } };
}
