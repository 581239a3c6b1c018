import { homeOf } from '@madang/contract/kernel/addresses.ts';
import { abilitiesOf } from '../../../kernel/session/abilities.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { isSetUpHere, type SetUpReader } from './set-up-use.ts';

/**
 * WIZ-23: state of the set-up for this administrator: not begun, or running in this browser, another one or with a
 * colleague, named by its notice.
 */
export function setUpOf(
  session: SetUpReader,
  secret: string | undefined,
): 'setUpIsNew' | 'setUpGoesOn' | 'setUpRuns' | 'ownSetUpRuns' | undefined {
  const { state, personId: owner } = session.profile.setUp;
  if (!session.rights.everywhere.has('setup.run')) return undefined;
  if (state === 'new') return 'setUpIsNew';
  if (state !== 'running') return undefined;
  if (owner !== session.personId) return 'setUpRuns';
  return isSetUpHere(session, secret) ? 'setUpGoesOn' : 'ownSetUpRuns';
}

/** WIZ-23: returns true if the set-up waits for this administrator in this browser, to begin or to continue. */
export function redirectsToSetUp(session: Session, secret: string | undefined): boolean {
  const setUp = setUpOf(session, secret);
  return setUp === 'setUpIsNew' || setUp === 'setUpGoesOn';
}

/** Returns the home page of a session's user; `setUpSecret` is the browser's secret of a set-up. */
export function homeOfSession(session: Session, setUpSecret: string | undefined): string {
  return homeOf({
    operatesPlatform: abilitiesOf(session.rights).includes('operatePlatform'),
    redirectsToSetUp: redirectsToSetUp(session, setUpSecret),
  });
}
