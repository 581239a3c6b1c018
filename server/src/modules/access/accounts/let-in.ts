import { pendingLimits } from '@madang/contract/access/consents/limits.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { CookieAccess } from '../../../kernel/http/bound-route.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Audited } from '../../../kernel/operations/outcome.ts';
import { isNetworkAllowed, notingRefused } from '../sign-in-policies/index.ts';
import { openPendingSignIn } from '../../../kernel/session/pending-sign-in.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { type OpenedSession, endSession } from '../../../kernel/session/session.ts';
import { type Authenticated, firstVersion } from '../../secrets/passwords/index.ts';
import { hasMfa, needsMfa } from '../../secrets/factor-requirements/index.ts';
import { newSecret } from '../../../kernel/crypto/keyring.ts';
import { deviceNameIn, deviceTrustIn, newDeviceCookie } from '../../secrets/sign-in-attempts/index.ts';
import { type TrustingBrowser, consumeTrust } from '../known-devices/index.ts';
import { findDueTerms } from '../../people/own-records/index.ts';
import { type ComingIn, openSignIn } from './open-session.ts';

const waits = {
  factor: { name: 'log-in-awaiting-factor', factor: 'asked' },
  setUp: { name: 'log-in-awaiting-set-up', factor: 'missing' },
  consent: { name: 'log-in-awaiting-consent', factor: 'passed' },
} as const;
export type WaitsFor = keyof typeof waits;

/** Audit names of a sign-in that has no session yet. */
export const waitingNames = Object.values(waits).map(({ name }) => name);
/** Audit names of the sign-in of a user with a new account. */
export const entranceNames = ['log-in', ...waitingNames];

/** Secrets and state that a signed-in user's browser stores. */
export interface Entrance {
  /** Secret of the session, or of the sign-in that waits. */
  readonly secret: string;
  /** Seconds for which a session outlives the browser. */
  readonly keptSeconds: OpenedSession['keptSeconds'];
  readonly waitsFor: WaitsFor | undefined;
  readonly newDevice: string | undefined;
}

/** A session, or the sign-in that waits for what has to come before it. Each caller has proven who the person is. */
export async function letIn(
  tx: Tx,
  person: Authenticated,
  coming: ComingIn,
): Promise<{ readonly entrance: Entrance; readonly audit: Audited }> {
  const { kernel, isKept, endsBy } = coming;
  const { admission } = kernel;
  const { address } = coming.request;
  const { personId } = person;
  // A browser keeps its name for all of its users; each of them knows it by that.
  const deviceName = deviceNameIn(coming.request.deviceCookie) ?? newSecret();
  const device = { name: deviceName, secrets: deviceTrustIn(coming.request.deviceCookie) };
  const { waitsFor, secrets, isCopied } = await whatIsAsked(tx, kernel, { person, device });
  const { lifetimeSeconds } = pendingLimits;
  const opened = await notingRefused(kernel, { ...person, address }, () =>
    waitsFor
      ? openPendingSignIn(tx, person, {
          lifetimeSeconds,
          factor: waits[waitsFor].factor,
          isKept,
          endsBy,
          admission,
          address,
        })
      : openSignIn(tx, person, { ...coming, deviceName }),
  );
  const cookie = newDeviceCookie(kernel.keyring, person, deviceName, secrets);
  return {
    entrance: { ...opened, waitsFor, newDevice: cookie === coming.request.deviceCookie ? undefined : cookie },
    audit: {
      ...(waitsFor ? { as: waits[waitsFor].name } : {}),
      target: { kind: 'person', id: personId },
      actorId: personId,
      ...(isCopied && { fields: ['trustedDevice'] }),
    },
  };
}

interface NewComing {
  readonly kernel: Kernel;
  readonly request: RequestInfo;
  /** Secret of the browser's previous session, which ends as with any sign-in. */
  readonly formerSecret: string | undefined;
}

interface Entered {
  /** None from outside of the company's networks: the account is made, and its person signs in from within. */
  readonly entrance: Entrance | undefined;
  readonly audit: readonly Audited[];
}

/**
 * ACC-01: signs a new account's person in by the rules of a sign-in, in the same transaction, once; repeated forms open
 * nothing.
 */
export async function letNewIn(
  tx: Tx,
  person: PersonKey,
  { kernel, request, formerSecret }: NewComing,
): Promise<Entered> {
  if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
  if (!(await isNetworkAllowed(tx, person.companyCode, request.address))) return { entrance: undefined, audit: [] };
  const coming = { kernel, request, setUpSecret: undefined, isKept: false };
  const { entrance, audit } = await letIn(tx, { ...person, version: firstVersion }, coming);
  return { entrance, audit: [{ as: 'log-in', ...audit }] };
}

/** Answer of an operation that creates an account, besides the call's own answer. */
export interface WithEntrance {
  readonly entrance?: Entrance | undefined;
}

/** Gives the browser what it holds from now on. */
export function setEntrance(set: CookieAccess['setCookie'], entrance: Entrance): void {
  const { secret, keptSeconds, waitsFor, newDevice } = entrance;
  if (newDevice !== undefined) set('device', newDevice);
  set('session', waitsFor ? null : secret, keptSeconds);
  set('pending', waitsFor ? secret : null);
}

/** The answer of the call, which knows of no session. */
export function withoutEntrance<A extends WithEntrance>({ entrance: _kept, ...answer }: A): Omit<A, 'entrance'> {
  return answer;
}

interface Asked {
  readonly waitsFor: WaitsFor | undefined;
  /** Secrets of trust that the browser has from now on. */
  readonly secrets: string;
  readonly isCopied: boolean;
}

/** The factor first: anyone who knows the password alone must not answer terms in the person's name. */
async function whatIsAsked(
  tx: Tx,
  kernel: Kernel,
  { person, device }: { readonly person: Authenticated; readonly device: TrustingBrowser },
): Promise<Asked> {
  const hasFactor = await hasMfa(tx, person);
  const unused = { isTrusted: false, isCopied: false, secrets: device.secrets };
  const { isTrusted, ...trust } = hasFactor ? await consumeTrust(tx, kernel, person, device) : unused;
  if (hasFactor && !isTrusted) return { ...trust, waitsFor: 'factor' };
  if (!hasFactor && (await needsMfa(tx, kernel, person))) return { ...trust, waitsFor: 'setUp' };
  return { ...trust, waitsFor: (await findDueTerms(tx, person)).length > 0 ? 'consent' : undefined };
}
