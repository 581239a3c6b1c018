import { refuse } from '@madang/contract/refuse.ts';
import { refusedRight, refusedTo } from '../../access/refused-rights.ts';
import type { BoundRoute, Caller } from '../bound-route.ts';

/** Refuses a person who has the operation's permission on nothing; with what they have it is asked later. */
export function admitCaller({ access, operation }: BoundRoute, { session }: Caller): void {
  if (access !== 'person' || !session) return;
  const permission = operation && 'permission' in operation ? operation.permission : undefined;
  if (permission === undefined || permission === 'session' || permission === 'system') return;
  if (session.rights.somewhere.has(permission)) return;
  // Rights that change by time are asked with what the call is about: its place decides if they have hours there.
  if (operation?.kind !== 'platform' && Number.isFinite(session.rights.until)) return;
  const refusal = refuse('CO401');
  refusedRight(refusal, permission, [{ kind: '', id: '' }]);
  throw refusedTo(session, refusal);
}
