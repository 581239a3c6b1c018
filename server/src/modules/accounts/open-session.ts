import { sessionLimits } from '@madang/contract/accounts/limits.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import { permissionsOf } from '../../kernel/access/rights.ts';
import { abilitiesOf } from '../../kernel/session/abilities.ts';
import { openSession, type SessionLimits } from '../../kernel/session/session.ts';
import { endClosedSetUp, type Coming } from '../companies/index.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';

/** Opens a session with the limits of what the person may do and returns its secret; the transaction is the company's. */
export async function openPersonSession(
  tx: Tx,
  person: PersonKey,
  { device }: Pick<RequestInfo, 'device'>,
): Promise<string> {
  return openSession(tx, person, limitsFor(await permissionsOf(tx, person.personId)), device);
}

/** ACC-01: who can change a company or the platform is logged out sooner. */
export function limitsFor(held: ReadonlySet<Permission>): SessionLimits {
  return sessionLimits[abilitiesOf(held).length > 0 ? 'administrator' : 'person'];
}

/** The same for a log-in, which also ends a set-up whose browser was closed. */
export async function openLogIn(tx: Tx, person: PersonKey, coming: Coming): Promise<string> {
  const held = await permissionsOf(tx, person.personId);
  if (held.has('setup.run')) await endClosedSetUp(tx, person, coming);
  return openSession(tx, person, limitsFor(held), coming.request.device);
}
