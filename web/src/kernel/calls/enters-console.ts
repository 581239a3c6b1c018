import { entering } from '@madang/contract/access/accounts/abilities.ts';
import type { Session } from '../session.ts';

/** Returns true if the console shows the person anything. */
export function entersConsole(session: Pick<Session, 'can'>): boolean {
  return session.can.some((ability) => ability !== 'operatePlatform' && entering.includes(ability));
}
