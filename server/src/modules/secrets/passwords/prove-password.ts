import { refuseField } from '@madang/contract/refuse.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { markProven } from '../../../kernel/session/fresh-proof.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { lockTieTo } from '../../../kernel/session/linked-logins.sql.ts';
import { type Authenticated, authenticate } from './authenticate.ts';

/** Password entered, with `loginId` and `device` of the session and its browser. */
interface Proof {
  readonly password: string;
  readonly loginId: string;
  readonly device?: string | undefined;
}

interface Prover {
  readonly kernel: Kernel;
  readonly companyCode: string;
  readonly actorId: string | undefined;
  readonly sessionHash: Buffer | undefined;
  readonly request: RequestInfo;
}

/**
 * Requires the typed password for changes of what guards an account; tries count. Refuses with MB_M_PASSWORD_WRONG.
 * Tied logins use their own password.
 */
export async function provePassword(
  { kernel, companyCode, actorId, sessionHash, request: { address } }: Prover,
  { password, loginId, device }: Proof,
  field = 'password',
): Promise<Authenticated> {
  const proven = await authenticate(kernel, { password, loginId, device, address });
  if (!proven || !(await isOf(kernel, proven, { companyCode, actorId }))) {
    throw refuseField(field, 'MB_M_PASSWORD_WRONG');
  }
  // What asks for a fresh proof in the next minutes, such as ending the other sessions, asks no second time.
  if (sessionHash !== undefined) await markProven(kernel.db, sessionHash);
  return proven;
}

async function isOf(
  { db }: Kernel,
  proven: Authenticated,
  { companyCode, actorId }: Pick<Prover, 'companyCode' | 'actorId'>,
): Promise<boolean> {
  if (proven.companyCode === companyCode) return proven.personId === actorId;
  return (await lockTieTo(db, proven, companyCode))?.personId === actorId && actorId !== undefined;
}

interface SessionCall {
  readonly session: Session;
  readonly readCookie: (name: 'device') => string | undefined;
}

/** Returns what a session's call adds to the password entered. */
export function proverOf({ session, readCookie }: SessionCall) {
  return { loginId: session.profile.loginId, device: readCookie('device') };
}
