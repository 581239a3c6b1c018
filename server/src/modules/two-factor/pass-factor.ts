import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { passWithApp } from '@madang/contract/two-factor/routes.ts';
import { factorLimits, wrongFactorTries } from '@madang/contract/two-factor/limits.ts';
import type { FactorWay } from '@madang/contract/two-factor/rules.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { refuse, type Refusal } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../kernel/db/database.ts';
import type { Call } from '../../kernel/http/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { refundAttempt, hasLeft, consumeFromLimits } from '../../kernel/limits/rate-limit.ts';
import {
  giveFactorTryBack,
  openPendingLogIn,
  takeFactorStep,
  consumeFactorAttempt,
  type PendingLogIn,
} from '../../kernel/session/pending-log-in.ts';
import { readSession } from '../../kernel/session/session.ts';
import {
  findDueTerms,
  lockAccount,
  openLogIn,
  sendAccountNotice,
  sessionAnswer,
  type PersonKey,
} from '../accounts/index.ts';
import { timeOf } from './change-factors.ts';

export type StepCall = Pick<Call<typeof passWithApp>, 'kernel' | 'pending' | 'request' | 'readCookie' | 'setCookie'>;

/** What a person's wrong codes are counted by. */
export function wrongTriesKey({ companyCode, personId }: PersonKey): string {
  return `factor-wrong:${companyCode}:${personId}`;
}

/**
 * Counts a guess on the log-in and on the person, as wrong until it is known to be right, and reads what it is compared
 * with. Committed before anything is compared: of many at once, no more are compared than are allowed.
 */
export async function countGuess<T>({ kernel, pending }: StepCall, read: (tx: Tx) => Promise<T>): Promise<Guess<T>> {
  const max = factorLimits.triesPerLogIn;
  const { guess, isLast } = await inCompany(kernel.db, pending.companyCode, async (tx) => {
    const number = await consumeFactorAttempt(tx, pending, max);
    if (number === undefined) throw refuse('FACTOR_TRIES');
    const key = wrongTriesKey(pending);
    if (!(await consumeFromLimits(tx, key, wrongFactorTries))) throw refuse('FACTOR_LIMIT');
    const wrong: Guess<T>['wrong'] = (refusal) => (number < max ? refusal : refuse('FACTOR_TRIES'));
    return { guess: { found: await read(tx), wrong }, isLast: !(await hasLeft(tx, key, wrongFactorTries)) };
  });
  // A notice that cannot be written changes nothing of the answer.
  if (isLast) await tellOfGuesses(kernel, pending).catch((error: unknown) => logUntold(kernel, error));
  return guess;
}

function logUntold({ log }: Kernel, error: unknown): void {
  log.warn({ failure: error instanceof Error ? error.name : typeof error }, 'nobody was told of guesses');
}

/** The last wrong guess of a window: whoever guessed knew the password, so its owner is told, once a day at most. */
async function tellOfGuesses(kernel: Kernel, person: PersonKey): Promise<void> {
  await inCompany(kernel.db, person.companyCode, async (tx) => {
    const key = `factor-guesses-told:${person.companyCode}:${person.personId}`;
    if (!(await consumeFromLimits(tx, key, [{ count: 1, seconds: daySeconds }]))) return;
    await sendAccountNotice(tx, kernel, person, { changed: 'guessed', changedAt: await timeOf(tx) });
  });
}

/**
 * Takes the count of a guess back that was none: a right code which another request had used up. It is refused all the same,
 * and tells whoever sends it nothing that they did not know.
 */
export async function refundGuess({ kernel, pending }: StepCall): Promise<void> {
  await inCompany(kernel.db, pending.companyCode, async (tx) => {
    await giveFactorTryBack(tx, pending);
    await refundAttempt(tx, wrongTriesKey(pending), wrongFactorTries);
  });
}

interface Guess<T> {
  readonly found: T;
  /** The refusal of a wrong one, or that the log-in has ended where it was the last. */
  readonly wrong: (refusal: Refusal) => Refusal;
}

/** A proof that is about to be used up. */
interface Proof {
  readonly way: FactorWay;
  /** Uses it up, or refuses where another request did. */
  readonly spend: (tx: Tx) => Promise<void>;
}

/**
 * Ends the log-in that waits and opens what comes after it, under a secret of its own: the session, or the log-in that
 * waits for consent. The person's row is held first, in the order of all that ends log-ins.
 */
export async function passFactor(call: StepCall, proof: Proof): Promise<AnswerOf<typeof passWithApp>> {
  const { kernel, pending } = call;
  const opened = await inCompany(kernel.db, pending.companyCode, async (tx) => {
    if (!(await lockAccount(tx, pending))) throw refuse('MB_M_DENY_PAGE');
    await proof.spend(tx);
    if (!(await takeFactorStep(tx, pending, 'asked'))) throw refuse('MB_M_DENY_PAGE');
    await refundAttempt(tx, wrongTriesKey(pending), wrongFactorTries);
    return openNext(tx, call, proof.way);
  });
  return finishLogin(call, opened);
}

/** What a log-in goes on with, under a secret of its own. */
interface Opened {
  readonly secret: string;
  /** No session yet: the terms are still to be answered. */
  readonly isPending: boolean;
}

/** Gives the browser the secret of what was opened, and answers with the session where it is one. */
export async function finishLogin(
  { kernel, setCookie, readCookie }: StepCall,
  { secret, isPending }: Opened,
): Promise<AnswerOf<typeof passWithApp>> {
  setCookie('pending', isPending ? secret : null);
  setCookie('session', isPending ? null : secret);
  const session = isPending ? undefined : await readSession(kernel.db, secret, readCookie('setUp'));
  return { session: session ? sessionAnswer(session, readCookie('setUp')) : null };
}

/** The session, or the log-in that waits for consent. */
export async function openNext(tx: Tx, call: StepCall, way: FactorWay): Promise<Opened> {
  const { pending, request } = call;
  const { companyCode, personId }: PendingLogIn = pending;
  await writeAudit(tx, {
    companyCode,
    operation: 'pass-second-factor',
    actor: { kind: 'person', personId },
    target: { kind: 'person', id: personId },
    fields: [way],
    request,
  });
  const isPending = (await findDueTerms(tx, pending)).length > 0;
  const { lifetimeSeconds } = pendingLimits;
  const secret = isPending
    ? await openPendingLogIn(tx, pending, { lifetimeSeconds, factor: 'passed' })
    : await openLogIn(tx, pending, call);
  return { secret, isPending };
}
