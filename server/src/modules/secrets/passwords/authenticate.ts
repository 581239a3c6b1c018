import type { FailureReason } from '@madang/contract/access/sign-in-policies/failures.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { CallerGone, Overload } from '../../../kernel/limits/waiting-line.ts';
import { consumeLoginAttempt, type TryingCaller } from '../sign-in-attempts/index.ts';
import { firstVersion, readAnyCredentials, readCredentials, replaceHash, type Credentials } from './passwords.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Whose password was right, and which of their passwords it was. */
export type Authenticated = Pick<Credentials, 'companyCode' | 'personId' | 'version'>;

export interface PasswordCaller extends Omit<TryingCaller, 'version' | 'personId'> {
  readonly password: string;
  /** Aborts once no one waits for the answer any more. */
  readonly gone?: AbortSignal | undefined;
}

/**
 * Checks a password, counted first and equally long for unknown IDs. Undefined if wrong; refuses (EM0011, CO429).
 * Outdated hashes are renewed.
 */
export async function authenticate(kernel: Kernel, caller: PasswordCaller): Promise<Authenticated | undefined> {
  const proven = await checkPassword(kernel, caller, () => undefined);
  return proven === 'applicant' ? undefined : proven;
}

/**
 * Checks a password for a sign-in and records failures. With an application's password the caller learns only that it
 * waits.
 */
export function authenticateComing(
  kernel: Kernel,
  caller: PasswordCaller,
): Promise<Authenticated | 'applicant' | undefined> {
  return checkPassword(kernel, caller, (person, error) => {
    const reason = error === undefined ? 'password' : waitReason(error);
    if (!reason) return;
    for (const note of kernel.contributed.of('logInFailed'))
      note(kernel, { ...person, reason, address: caller.address });
  });
}

/** Returns the reason that a try was not checked; undefined for other errors. */
function waitReason(error: unknown): FailureReason | undefined {
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === 'EM0011') return 'locked';
  return error.code === 'NETWORK_LIMIT' ? 'tooMany' : undefined;
}

type OnFailure = (person: PersonKey, error?: unknown) => void;

async function checkPassword(
  kernel: Kernel,
  { password, gone, ...caller }: PasswordCaller,
  onFailure: OnFailure,
): Promise<Authenticated | 'applicant' | undefined> {
  const { db, hasher } = kernel;
  const found = await readAnyCredentials(db, caller.loginId);
  // For the tries an applicant's ID is one that no one has.
  const known = found?.companyCode === undefined ? undefined : found;
  const person = known && { companyCode: known.companyCode, personId: known.personId };
  const loginId = found?.countedId ?? caller.loginId;
  const trying = { ...caller, loginId, personId: known?.personId, version: known?.version ?? 0 };
  const isRight = await tryPassword(kernel, trying, { hash: found?.hash, password, gone }).catch((error: unknown) => {
    if (person) onFailure(person, error);
    throw error;
  });
  if (!isRight && person) onFailure(person);
  if (!isRight) return undefined;
  if (!known) return 'applicant';
  if (hasher.isOutdated(known.hash)) {
    const renewed = await hasher.hash(password);
    await inCompany(db, known.companyCode, (tx) => replaceHash(tx, known, renewed));
  }
  return { companyCode: known.companyCode, personId: known.personId, version: known.version };
}

/** Returns the person of an ID, for callers who may know it, because nothing is counted. */
export async function findByLoginId({ db }: Pick<Kernel, 'db'>, loginId: string): Promise<PersonKey | undefined> {
  const known = await readCredentials(db, loginId);
  return known && { companyCode: known.companyCode, personId: known.personId };
}

/**
 * Returns true if the account was opened with this password and still has it. Callers have proven to be the person and
 * are limited.
 */
export async function isFirstPasswordOf(
  { db, hasher }: Kernel,
  { loginId, companyCode, personId }: PersonKey & { readonly loginId: string },
  password: string,
): Promise<boolean> {
  const known = await readCredentials(db, loginId);
  if (known?.companyCode !== companyCode || known.personId !== personId || known.version !== firstVersion) return false;
  return hasher.matches(known.hash, password);
}

interface Comparison extends Pick<PasswordCaller, 'password' | 'gone'> {
  readonly hash: string | undefined;
}

/** Counted with all tries of the ID, whichever of its passwords they are for; one that is not looked at does not count. */
export async function tryPassword(kernel: Kernel, caller: TryingCaller, comparison: Comparison): Promise<boolean> {
  const signInAttempt = await consumeLoginAttempt(kernel, caller);
  const matches = await matchesStored(kernel, comparison).catch(async (error: unknown) => {
    if (error instanceof Overload || error instanceof CallerGone) await signInAttempt.wasNotLookedAt();
    throw error;
  });
  if (comparison.hash === undefined || !matches) return false;
  await signInAttempt.wasRight();
  return true;
}

/** Takes as long for an ID that no one has. */
async function matchesStored({ hasher }: Kernel, { hash, password, gone }: Comparison): Promise<boolean> {
  const decoy = await hasher.decoy();
  return hasher.matches(hash ?? decoy, password, gone);
}
