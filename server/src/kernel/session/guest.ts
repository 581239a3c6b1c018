import type { Session } from './session.ts';

/** STA-09: asks if the session is that of a guest, who has the right to visit and none to see dispatches. */
export function isGuest({ rights: { somewhere } }: Pick<Session, 'rights'>): boolean {
  return somewhere.has('dispatches.visit') && !somewhere.has('dispatches.view');
}
