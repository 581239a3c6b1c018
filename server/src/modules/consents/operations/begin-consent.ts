import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { beginConsent as route, type Waiting } from '@madang/contract/consents/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import {
  findPendingLogIn,
  openPendingLogIn,
  takeOpenLogIn,
  type PendingLogIn,
} from '../../../kernel/session/pending-log-in.ts';
import { endSession, markReviewed, readSession, type Session } from '../../../kernel/session/session.ts';
import { findDueTerms, lockAccount, readOptionalData, readTermsReader } from '../../accounts/index.ts';
import { isOptionalAsked, selectLastAnswers } from '../../terms/index.ts';
import { completeIn } from '../pending-actor.ts';

type BeginCall = Call<typeof route>;

/**
 * What the waiting log-in has to do; a session that is held back becomes one. Either goes on where nothing is due: all
 * of it was answered elsewhere meanwhile.
 */
export const beginConsentCall = operation(route, async (call) => {
  const { kernel, readCookie } = call;
  const pendingSecret = readCookie('pending');
  const pending = pendingSecret === undefined ? undefined : await findPendingLogIn(kernel.db, pendingSecret);
  if (pending && pending.factor !== 'passed') throw refuse('FACTOR_NEEDED');
  if (pending) return { waiting: await describeOrLetThrough(call, pending) };
  const sessionSecret = readCookie('session');
  const session =
    sessionSecret === undefined ? undefined : await readSession(kernel.db, sessionSecret, readCookie('setUp'));
  if (!session) throw refuse('MB_M_DENY_PAGE');
  const held = session.needsConsent ? await holdBack(call, session) : undefined;
  return { waiting: held ? await inCompany(kernel.db, held.companyCode, (tx) => describeWaiting(tx, held)) : null };
});

/** RCN-02: whoever is asked nothing answers nothing: the log-in is completed, and no consent is said that nobody gave. */
async function describeOrLetThrough(call: BeginCall, pending: PendingLogIn): Promise<Waiting | null> {
  const { waiting, secret } = await inCompany(call.kernel.db, pending.companyCode, async (tx) => {
    const waiting = await describeWaiting(tx, pending);
    if (pending.state !== 'open' || waiting.due.length > 0) return { waiting };
    // The person before the log-in, as everything takes them. Of several pages at once one is let through.
    const isAccount = await lockAccount(tx, pending);
    if (!(await takeOpenLogIn(tx, pending)) || !isAccount) throw refuse('MB_M_DENY_PAGE');
    return { waiting: null, secret: await completeIn(tx, pending, call) };
  });
  if (secret !== undefined) {
    call.setCookie('pending', null);
    call.setCookie('session', secret);
  }
  return waiting;
}

/** Turns the session into a log-in that waits, under a new secret; of several pages at once one does. */
async function holdBack(
  { kernel, request, setCookie }: BeginCall,
  session: Session,
): Promise<PendingLogIn | undefined> {
  const secret = await inCompany(kernel.db, session.companyCode, async (tx) => {
    if ((await findDueTerms(tx, session)).length === 0) {
      await markReviewed(tx, session.tokenHash);
      return undefined;
    }
    if (!(await endSession(tx, session.tokenHash))) throw refuse('MB_M_DENY_PAGE');
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'hold-back-session',
      target: { kind: 'person', id: session.personId },
    });
    return openPendingLogIn(tx, session, { lifetimeSeconds: pendingLimits.lifetimeSeconds, factor: 'passed' });
  });
  if (secret === undefined) return undefined;
  setCookie('session', null);
  setCookie('pending', secret);
  return findPendingLogIn(kernel.db, secret);
}

/** What a waiting log-in has to do, in its company's transaction; a benchmark's floor asks the same of the database. */
export async function describeWaiting(tx: Tx, pending: PendingLogIn): Promise<Waiting> {
  const reader = await readTermsReader(tx, pending);
  const answers = await selectLastAnswers(tx, pending);
  return {
    personId: pending.personId,
    countryCode: pending.countryCode ?? reader.countryCode,
    isCompanyAdministrator: reader.isCompanyAdministrator,
    isFirst: answers.length === 0,
    state: pending.state,
    isOptionalAsked: pending.state === 'agreed' && (await isOptionalAsked(tx, pending, 'PIAR')),
    due: await findDueTerms(tx, pending),
    ...(await readOptionalData(tx, pending)),
  };
}
