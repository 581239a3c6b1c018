import { sessionLimits } from '@madang/contract/access/accounts/limits.ts';
import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { permissionsOf } from '../../../kernel/access/rights.ts';
import { administersAny } from '../../../kernel/session/abilities.ts';
import { limitSession, openSession, type OpenedSession, type SessionLimits } from '../../../kernel/session/session.ts';
import { endClosedSetUp, type Coming } from '../../ground/set-up-runs/index.ts';
import { deviceNameIn } from '../../secrets/sign-in-attempts/index.ts';
import { rememberDevice } from '../known-devices/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Context of a sign-in; `isKept`: the user asked to stay signed in after closing the browser. */
export interface ComingIn extends Coming {
  readonly isKept: boolean;
  /** Latest end of a session that replaces another. */
  readonly endsBy?: Date | undefined;
  /** Device name of the browser, if it is only set with this answer. */
  readonly deviceName?: string;
  /** Time at which the person signed in, for a session that replaces another at once. */
  readonly openedAt?: Date;
}

interface Wished {
  readonly kernel: Pick<Kernel, 'properties' | 'admission'>;
  readonly request: Pick<RequestInfo, 'address' | 'device'>;
  readonly isKept?: boolean;
}

/** Opens a session with the limits of what the person may do; the transaction is the company's. */
export async function openPersonSession(tx: Tx, person: PersonKey, wished: Wished): Promise<OpenedSession> {
  return openWithin(tx, person, await permissionsOf(tx, person.personId), wished);
}

/** The same for a sign-in, which also ends a set-up whose browser was closed; the browser is known from then on (ACC-18). */
export async function openSignIn(tx: Tx, person: PersonKey, coming: ComingIn): Promise<OpenedSession> {
  const held = await permissionsOf(tx, person.personId);
  if (held.has('setup.run')) await endClosedSetUp(tx, person, coming);
  const opened = await openWithin(tx, person, held, coming);
  const { kernel, request } = coming;
  const name = coming.deviceName ?? deviceNameIn(request.deviceCookie);
  if (name !== undefined) await rememberDevice(tx, kernel, person, { name, device: request.device ?? '' });
  const { endsBy: expiresAt, openedAt } = coming;
  if (expiresAt) await limitSession(tx, opened.secret, { expiresAt, ...(openedAt && { openedAt }) });
  return opened;
}

/** ACC-01: roles whose sessions end sooner, because they can change a company or the platform. */
export function limitsFor(held: ReadonlySet<Permission>): SessionLimits {
  return sessionLimits[administersAny(held) ? 'administrator' : 'person'];
}

/** A session that is kept lives no longer than the operator lets it; where that is no time at all, none is kept. */
async function openWithin(
  tx: Tx,
  person: PersonKey,
  held: ReadonlySet<Permission>,
  { kernel, request: { address, device }, isKept: isWished = false }: Wished,
): Promise<OpenedSession> {
  const { admission } = kernel;
  const { lifetimeSeconds, idleSeconds } = limitsFor(held);
  const keptSeconds = isWished ? (await kernel.properties.get(accountProperties.staySignedIn)) * hourSeconds : 0;
  if (keptSeconds === 0)
    return openSession(tx, person, { lifetimeSeconds, idleSeconds }, { admission, address, device });
  const kept = { lifetimeSeconds: Math.min(lifetimeSeconds, keptSeconds), idleSeconds };
  return openSession(tx, person, kept, { admission, address, device, isKept: true });
}
