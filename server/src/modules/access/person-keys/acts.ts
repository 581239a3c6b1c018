import type { KeyStanding } from '@madang/contract/access/person-keys/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasOtherReleaser } from './person-keys.sql.ts';

/** Returns the acts on another person's key, for anyone with the permission. */
export function actsOn({ state }: KeyStanding): ('release' | 'reset')[] {
  if (state === 'readyForRelease') return ['release', 'reset'];
  return state === 'registered' ? ['reset'] : [];
}

/** Returns the acts on the own key of someone with the permission: the release, where no other person can do it. */
export async function actsOnOwnKey(tx: Tx, person: PersonKey, { state }: KeyStanding): Promise<'release'[]> {
  return state === 'readyForRelease' && !(await hasOtherReleaser(tx, person)) ? ['release'] : [];
}
