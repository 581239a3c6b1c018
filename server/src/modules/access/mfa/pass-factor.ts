import { pendingLimits } from '@madang/contract/access/consents/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { refuse, type Refusal } from '@madang/contract/refuse.ts';
import { factorLimits, wrongFactorTries } from '@madang/contract/access/mfa/limits.ts';
import type { FactorWay } from '@madang/contract/access/mfa/rules.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { consumeFromLimits, hasLeft, refundAttempt } from '../../../kernel/limits/rate-limit.ts';
import type { Audited } from '../../../kernel/operations/outcome.ts';
import {
  consumeFactorAttempt,
  refundFactorAttempt,
  openPendingSignIn,
  takeFactorStep,
  type PendingSignIn,
} from '../../../kernel/session/pending-sign-in.ts';
import type { OpenedSession } from '../../../kernel/session/session.ts';
import { findDueTerms } from '../../people/own-records/index.ts';
import { lockComing } from '../../secrets/credentials/index.ts';
import { failedSignInsOf, notingRefused } from '../sign-in-policies/index.ts';
import { deviceNameIn, deviceTrustIn, withDeviceTrust } from '../../secrets/sign-in-attempts/index.ts';
import { trustBrowser } from '../known-devices/index.ts';
import { openSignIn } from '../accounts/index.ts';
import { sendAccountNotice } from '../../people/notifications/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { timeOf } from './change-factors.ts';

/** A sign-in that goes on; `setUpSecret` is what its browser holds of a set-up. */
export interface Step {
  readonly kernel: Kernel;
  readonly pending: PendingSignIn;
  readonly request: RequestInfo;
  readonly setUpSecret: string | undefined;
}

/** Audit name of a proven factor. */
export const passedName = 'pass-second-factor';

/** Returns the key that counts a person's wrong codes. */
export function wrongTriesKey({ companyCode, personId }: PersonKey): string {
  return `factor-wrong:${companyCode}:${personId}`;
}

/**
 * Counts a guess as wrong for sign-in and person, and reads the secret. Committed before the comparison, so tries
 * cannot exceed the limit.
 */
export async function countGuess<T>(
  { kernel, pending, request }: Pick<Step, 'kernel' | 'pending' | 'request'>,
  read: (tx: Tx) => Promise<T>,
): Promise<Guess<T>> {
  const max = factorLimits.triesPerLogIn;
  const { guess, isLast } = await inCompany(kernel.db, pending.companyCode, async (tx) => {
    const number = await consumeFactorAttempt(tx, pending, max);
    if (number === undefined) throw refuse('FACTOR_TRIES');
    const key = wrongTriesKey(pending);
    if (!(await consumeFromLimits(tx, key, wrongFactorTries))) throw refuse('FACTOR_LIMIT');
    const wrong: Guess<T>['wrong'] = (refusal) => (number < max ? refusal : refuse('FACTOR_TRIES'));
    const fail: Guess<T>['fail'] = (refusal) => {
      noteWrong({ kernel, pending, request });
      return wrong(refusal);
    };
    return { guess: { found: await read(tx), wrong, fail }, isLast: !(await hasLeft(tx, key, wrongFactorTries)) };
  });
  // A notice that cannot be written changes nothing of the answer.
  if (isLast) await notifyOfGuesses(kernel, pending).catch((error: unknown) => logUntold(kernel, error));
  return guess;
}

function noteWrong({
  kernel,
  pending: { companyCode, personId },
  request,
}: Pick<Step, 'kernel' | 'pending' | 'request'>) {
  failedSignInsOf(kernel).note({ companyCode, personId, reason: 'factor', address: request.address });
}

function logUntold({ log }: Kernel, error: unknown): void {
  log.warn({ failure: error instanceof Error ? error.name : typeof error }, 'nobody was told of guesses');
}

/** The last wrong guess of a window: anyone who guessed knew the password, so its owner is notified, once a day at most. */
async function notifyOfGuesses(kernel: Kernel, person: PersonKey): Promise<void> {
  await inCompany(kernel.db, person.companyCode, async (tx) => {
    const key = `factor-guesses-told:${person.companyCode}:${person.personId}`;
    if (!(await consumeFromLimits(tx, key, [{ count: 1, seconds: daySeconds }]))) return;
    await sendAccountNotice(tx, kernel, person, { changed: 'guessed', changedAt: await timeOf(tx) });
  });
}

/** Refunds a right code that another request had used. It is refused all the same, and its sender learns nothing. */
async function refundGuess(tx: Tx, pending: PendingSignIn): Promise<void> {
  await refundFactorAttempt(tx, pending);
  await refundAttempt(tx, wrongTriesKey(pending), wrongFactorTries);
}

interface Guess<T> {
  readonly found: T;
  /** The refusal of a wrong one, or that the sign-in has ended where it was the last. */
  readonly wrong: (refusal: Refusal) => Refusal;
  /** The same for what is refused at once; the sign-in is noted as one that failed. */
  readonly fail: (refusal: Refusal) => Refusal;
}

/** A proof that is about to be used up. */
interface Proof {
  readonly way: FactorWay;
  /** The person wants this browser to be asked for none for some days. */
  readonly isTrusting?: boolean;
  /** Uses it up; false where another request did. */
  readonly spend: () => Promise<boolean>;
  /** Refusal in that case. */
  readonly spent: Refusal;
  /** Such a proof was right once, so that it is no guess. */
  readonly isNoGuess?: true;
}

/**
 * Ends the pending sign-in and opens the session or the consent step under a new secret. The person is locked first.
 */
export async function passFactor(tx: Tx, step: Step, { way, isTrusting, spend, spent, isNoGuess }: Proof) {
  const { pending, kernel, request } = step;
  if (!(await lockComing(tx, pending))) throw refuse('MB_M_DENY_PAGE');
  if (!(await spend())) {
    if (!isNoGuess) {
      noteWrong(step);
      throw spent;
    }
    await refundGuess(tx, pending);
    return { refusal: spent, audit: 'none' } as const;
  }
  if (!(await takeFactorStep(tx, pending, 'asked'))) throw refuse('MB_M_DENY_PAGE');
  await refundAttempt(tx, wrongTriesKey(pending), wrongFactorTries);
  const { opened, audit } = await openNext(tx, step, way);
  const newDevice = isTrusting ? await trustedCookie(tx, kernel, pending, request) : undefined;
  return { answer: { ...opened, newDevice }, audit };
}

/** ACC-17: trusts the browser of the cookie; answers the cookie with the secret of the trust. */
async function trustedCookie(
  tx: Tx,
  kernel: Kernel,
  person: PersonKey,
  { deviceCookie, device = '' }: Step['request'],
): Promise<string | undefined> {
  const name = deviceNameIn(deviceCookie);
  if (deviceCookie === undefined || name === undefined) return undefined;
  const secrets = deviceTrustIn(deviceCookie);
  return withDeviceTrust(deviceCookie, await trustBrowser(tx, kernel, person, { name, device, secrets }));
}

/** Session or waiting sign-in that continues a sign-in, under a secret of its own. */
export interface Opened extends OpenedSession {
  /** No session yet: the terms are still to be answered. */
  readonly isPending: boolean;
  /** Cookie of the device, where it changed. */
  readonly newDevice?: string | undefined;
}

/** The session, or the sign-in that waits for consent. */
export async function openNext(
  tx: Tx,
  { kernel, pending, request, setUpSecret }: Step,
  way: FactorWay,
): Promise<{ readonly opened: Opened; readonly audit: Audited }> {
  const isPending = (await findDueTerms(tx, pending)).length > 0;
  const { lifetimeSeconds } = pendingLimits;
  const { isKept, endsBy } = pending;
  const { admission } = kernel;
  const { address } = request;
  const opened = await notingRefused(kernel, { ...pending, address }, () =>
    isPending
      ? openPendingSignIn(tx, pending, { lifetimeSeconds, factor: 'passed', isKept, endsBy, admission, address })
      : openSignIn(tx, pending, { kernel, request, setUpSecret, isKept, endsBy }),
  );
  const audit = { as: passedName, target: { kind: 'person', id: pending.personId }, fields: [way] };
  return { opened: { ...opened, isPending }, audit };
}
