import { homeOf } from '@madang/contract/kernel/addresses.ts';
import { secretHash } from '../crypto/keyring.ts';
import { hasAccess } from './roles.ts';
import type { Session } from './session.ts';

/**
 * WIZ-23: whether the company's set-up waits for this administrator: nobody began it, or they did, in the browser that
 * has its secret.
 */
export function leadsToSetUp({ roles, personId, profile }: Session, secret: string | undefined): boolean {
  const { state, ...owner } = profile.setUp;
  if (!hasAccess(roles, 'administrator')) return false;
  if (state !== 'running') return state === 'new';
  return owner.personId === personId && secret !== undefined && owner.secretHash === secretHash(secret).toString('hex');
}

/** WIZ-23: whether this administrator's company is being set up by another one. */
export function isSetUpElsewhere({
  roles,
  personId,
  profile,
}: Pick<Session, 'roles' | 'personId' | 'profile'>): boolean {
  const { state, personId: owner } = profile.setUp;
  return hasAccess(roles, 'administrator') && state === 'running' && owner !== personId;
}

/** Where the person of a session belongs; `setUpSecret` is what the browser holds of a set-up. */
export function homeOfSession(session: Session, setUpSecret: string | undefined): string {
  return homeOf({
    operatesPlatform: hasAccess(session.roles, 'operator'),
    leadsToSetUp: leadsToSetUp(session, setUpSecret),
  });
}
