import { consentBeginning } from '@madang/contract/access/consents/inputs.ts';
import { pendingLimits } from '@madang/contract/access/consents/limits.ts';
import type { Waiting } from '@madang/contract/access/consents/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { enterCompany, type Tx } from '../../../../kernel/db/database.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import type { Admission } from '../../../../kernel/session/admission.ts';
import {
  findPendingSignIn,
  openPendingSignIn,
  takeOpenSignIn,
  type PendingSignIn,
} from '../../../../kernel/session/pending-sign-in.ts';
import {
  markReviewed,
  type OpenedSession,
  readSession,
  type Session,
  takeSession,
} from '../../../../kernel/session/session.ts';
import { findDueTerms } from '../../../people/own-records/index.ts';
import { lockComing } from '../../../secrets/credentials/index.ts';
import { openSignIn } from '../../accounts/index.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { describeWaiting } from '../describe-waiting.ts';

/** State the browser waits for now, and the new secret of its sign-in or session, if that changed. */
interface Begun {
  readonly waiting: Waiting | null;
  readonly opened?: OpenedSession & { readonly cookie: 'pending' | 'session' };
}

/**
 * Returns what the waiting sign-in has to do; a held-back session becomes one. Either continues if nothing is due, because
 * everything was answered elsewhere.
 */
export const beginConsent = defineOpenOperation({
  name: 'begin-consent',
  input: consentBeginning,
  refusals: [
    'ACCESS_ON_LEAVE',
    'ACCESS_ON_LEAVE_UNTIL',
    'ACCESS_SUSPENDED',
    'ACCESS_SUSPENDED_UNTIL',
    'FACTOR_NEEDED',
    'MB_M_DENY_PAGE',
    'NETWORK_NOT_ALLOWED',
  ],
  isSecret: true,
  auditNames: ['complete-log-in', 'hold-back-session'],
  async prepare({ kernel, request: { address } }, { pendingSecret, sessionSecret, setUpSecret }) {
    const pending =
      pendingSecret === undefined ? undefined : await findPendingSignIn(kernel, { secret: pendingSecret, address });
    if (pending && pending.factor !== 'passed') throw refuse('FACTOR_NEEDED');
    if (pending) return { pending };
    const session =
      sessionSecret === undefined
        ? undefined
        : await readSession(kernel, { secret: sessionSecret, setUpSecret, address });
    if (!session) throw refuse('MB_M_DENY_PAGE');
    return { session };
  },
  async run({ tx, kernel, request, prepared: { pending, session } }, { setUpSecret }) {
    const coming = { kernel, request, setUpSecret, isKept: pending?.isKept ?? false, endsBy: pending?.endsBy };
    const { person, answer, name } = pending
      ? await describeOrLetThrough(tx, pending, (taken) => openSignIn(tx, taken, coming))
      : await holdBack(tx, session, { admission: kernel.admission, address: request.address });
    const audit: Audited | 'none' =
      name === undefined
        ? 'none'
        : { as: name, target: { kind: 'person', id: person.personId }, actorId: person.personId };
    return { answer, audit };
  },
});

interface Done {
  readonly person: PersonKey;
  readonly answer: Begun;
  /** Audit name of what was done; absent if the browser only read something. */
  readonly name?: 'complete-log-in' | 'hold-back-session';
}

/** RCN-02: anyone who is asked nothing answers nothing: the sign-in is completed, and no consent is said that no one gave. */
async function describeOrLetThrough(
  tx: Tx,
  pending: PendingSignIn,
  open: (taken: PendingSignIn) => Promise<OpenedSession>,
): Promise<Done> {
  await enterCompany(tx, pending.companyCode);
  const waiting = await describeWaiting(tx, pending);
  if (pending.state !== 'open' || waiting.due.length > 0) return { person: pending, answer: { waiting } };
  // The person before the sign-in, as everything takes them. Of several pages at once one is let through.
  const isAccount = await lockComing(tx, pending);
  if (!(await takeOpenSignIn(tx, pending)) || !isAccount) throw refuse('MB_M_DENY_PAGE');
  const opened = { cookie: 'session', ...(await open(pending)) } as const;
  return { person: pending, answer: { waiting: null, opened }, name: 'complete-log-in' };
}

/** The address of a caller, and what admits them. */
interface Arriving {
  readonly admission: Admission;
  readonly address: string;
}

/** Turns the session into a sign-in that waits, under a new secret and for no longer than it; of several pages at once one does. */
async function holdBack(tx: Tx, session: Session, arriving: Arriving): Promise<Done> {
  const goesOn = { person: session, answer: { waiting: null } };
  if (!session.needsConsent) return goesOn;
  await enterCompany(tx, session.companyCode);
  if ((await findDueTerms(tx, session)).length === 0) {
    await markReviewed(tx, session.tokenHash);
    return goesOn;
  }
  const former = await takeSession(tx, session.tokenHash);
  if (!former) throw refuse('MB_M_DENY_PAGE');
  const { isKept, expiresAt: endsBy } = former;
  const { lifetimeSeconds } = pendingLimits;
  const opened = await openPendingSignIn(tx, session, {
    lifetimeSeconds,
    factor: 'passed',
    isKept,
    endsBy,
    ...arriving,
  });
  const held = await findPendingSignIn(
    { db: tx, admission: arriving.admission },
    { secret: opened.secret, address: arriving.address },
  );
  const waiting = held ? await describeWaiting(tx, held) : null;
  return { person: session, answer: { waiting, opened: { cookie: 'pending', ...opened } }, name: 'hold-back-session' };
}
