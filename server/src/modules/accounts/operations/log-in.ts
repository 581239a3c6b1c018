import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { logIn as route } from '@madang/contract/accounts/log-in-routes.ts';
import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { openPendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { endSession, readSession } from '../../../kernel/session/session.ts';
import type { ComingCall } from '../../companies/index.ts';
import { authenticateComing, needsSecondFactor, openLogIn, type Authenticated } from '../accounts.ts';
import { findDueTerms } from '../consents.sql.ts';
import { knownDevice, newDeviceCookie } from '../known-device.ts';
import { hasSecondFactor, lockPassword } from '../passwords.sql.ts';
import { sessionAnswer } from '../session-answer.ts';

/**
 * A new session for who knows the password; everything else is the one refusal EM0010. Who has a second factor gets no
 * session but a log-in that waits for it (ACC-12), who has to set one up one that waits for that (ACC-15), and whose terms changed one that waits for the answers (RCN-05).
 */
export const logIn = operation(route, async (call) => {
  const { kernel, body, request, readCookie, setCookie } = call;
  const loginId = readLoginName(body.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
  const caller = { loginId, device: readCookie('device'), address: request.address };
  const person = await authenticateComing(kernel, { ...caller, password: body.password });
  if (!person) throw refuse('EM0010');
  if (person === 'applicant') throw refuse('APPROVAL_AWAITED');
  const begun = await beginSession(person, call);
  if (!begun) throw refuse('EM0010');
  if (knownDevice(kernel.keyring, person, caller.device) === undefined) {
    setCookie('device', newDeviceCookie(kernel.keyring, person));
  }
  setCookie('flow', null);
  setCookie('session', begun.waitsFor ? null : begun.secret);
  setCookie('pending', begun.waitsFor ? begun.secret : null);
  if (begun.waitsFor) throw refuse(waits[begun.waitsFor].code);
  const session = await readSession(kernel.db, begun.secret, readCookie('setUp'));
  if (!session) throw refuse('EM0010');
  return sessionAnswer(session, readCookie('setUp'));
});

interface Begun {
  readonly secret: string;
  /** For what it waits, while it is no session yet. */
  readonly waitsFor: keyof typeof waits | undefined;
}

const waits = {
  factor: { code: 'FACTOR_NEEDED', operation: 'log-in-awaiting-factor', factor: 'asked' },
  // The same code: the page of the second step knows what to do.
  setUp: { code: 'FACTOR_NEEDED', operation: 'log-in-awaiting-set-up', factor: 'missing' },
  consent: { code: 'CONSENT_NEEDED', operation: 'log-in-awaiting-consent', factor: 'passed' },
} as const;

/** Undefined where the password was changed while it was being checked. */
function beginSession(person: Authenticated, call: ComingCall): Promise<Begun | undefined> {
  const { companyCode, personId } = person;
  const { kernel, request, readCookie } = call;
  return inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await lockPassword(tx, person, 'shared'))) return undefined;
    const formerSecret = readCookie('session');
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    const waitsFor = await whatIsAsked(tx, kernel, person);
    await writeAudit(tx, {
      companyCode,
      operation: waitsFor ? waits[waitsFor].operation : 'log-in',
      actor: { kind: 'person', personId },
      target: { kind: 'person', id: personId },
      request,
    });
    const { lifetimeSeconds } = pendingLimits;
    const secret = waitsFor
      ? await openPendingLogIn(tx, person, { lifetimeSeconds, factor: waits[waitsFor].factor })
      : await openLogIn(tx, person, call);
    return { secret, waitsFor };
  });
}

/** The factor first: whoever knows the password alone must not answer terms in the person's name. */
async function whatIsAsked(tx: Tx, kernel: Kernel, person: Authenticated): Promise<keyof typeof waits | undefined> {
  if (await hasSecondFactor(tx, person)) return 'factor';
  if (await needsSecondFactor(tx, kernel, person.companyCode)) return 'setUp';
  return (await findDueTerms(tx, person)).length > 0 ? 'consent' : undefined;
}
