import { refuse } from '@madang/contract/refuse.ts';
import { refusedTo } from '../../access/refused-rights.ts';
import type { BoundRoute, Caller } from '../bound-route.ts';

/** Refuses a person who has the operation's permission on nothing; with what they have it is asked later. */
export function admitCaller({ access, operation }: BoundRoute, { session }: Caller): void {
  if (access !== 'person' || !session) return;
  const permission = operation && 'permission' in operation ? operation.permission : undefined;
  if (permission === undefined || permission === 'session' || permission === 'system') return;
  if (!session.rights.somewhere.has(permission)) throw refusedTo(session, refuse('CO401'));
}
