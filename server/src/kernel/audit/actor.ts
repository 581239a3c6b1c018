import { randomUUID } from 'node:crypto';
import type { AuditEntry } from './audit.ts';

/** Actor of a change, for its audit row: the same operation serves a person's call and a command. */
export type Actor = Pick<AuditEntry, 'companyCode' | 'actor' | 'request'>;

/** A command of someone who may use the machine itself; each run is a request of its own. */
export function commandActor(companyCode: string): Actor {
  return { companyCode, actor: { kind: 'system' }, request: { id: randomUUID(), address: '' } };
}
