import { homeOf } from '@madang/contract/kernel/addresses.ts';
import { hasAccess } from './roles.ts';
import type { Session } from './session.ts';
import { isSetUpHere } from './set-up-use.ts';

/**
 * WIZ-23: whether the company's set-up waits for this administrator: nobody began it, or they did, in the browser that
 * has its secret.
 */
export function leadsToSetUp(session: Session, secret: string | undefined): boolean {
  if (!hasAccess(session.roles, 'administrator')) return false;
  return session.profile.setUp.state === 'new' || isSetUpHere(session, secret);
}

/**
 * WIZ-23: where this administrator's company is being set up: by a colleague, by the administrator in another browser, or
 * in this one.
 */
export function setUpRunning(
  session: Session,
  secret: string | undefined,
): 'colleague' | 'ownBrowser' | 'here' | undefined {
  const { state, personId: owner } = session.profile.setUp;
  if (!hasAccess(session.roles, 'administrator') || state !== 'running') return undefined;
  if (owner !== session.personId) return 'colleague';
  return isSetUpHere(session, secret) ? 'here' : 'ownBrowser';
}

/** Where the person of a session belongs; `setUpSecret` is what the browser holds of a set-up. */
export function homeOfSession(session: Session, setUpSecret: string | undefined): string {
  return homeOf({
    operatesPlatform: hasAccess(session.roles, 'operator'),
    leadsToSetUp: leadsToSetUp(session, setUpSecret),
  });
}
