import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { logIn as route } from '@madang/contract/accounts/routes.ts';
import { pendingLimits } from '@madang/contract/consents/limits.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import { openPendingLogIn } from '../../../kernel/session/pending-log-in.ts';
import { endSession, readSession } from '../../../kernel/session/session.ts';
import { authenticate, openPersonSession, type Authenticated } from '../accounts.ts';
import { findDueTerms } from '../consents.sql.ts';
import { knownDevice, newDeviceCookie } from '../known-device.ts';
import { holdPassword } from '../passwords.sql.ts';
import { sessionAnswer } from '../session-answer.ts';

/**
 * A new session for who knows the password; everything else is the one refusal EM0010. Whose terms changed gets no
 * session but a log-in that waits for the answers (RCN-05).
 */
export const logIn = operation(route, async ({ kernel, body, request, readCookie, setCookie }) => {
  const loginId = readLoginName(body.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
  const caller = { loginId, device: readCookie('device'), address: request.address };
  const person = await authenticate(kernel, { ...caller, password: body.password });
  if (!person) throw refuse('EM0010');
  const begun = await beginSession(kernel.db, person, { request, formerSecret: readCookie('session') });
  if (!begun) throw refuse('EM0010');
  if (knownDevice(kernel.keyring, person, caller.device) === undefined) {
    setCookie('device', newDeviceCookie(kernel.keyring, person));
  }
  setCookie('flow', null);
  setCookie('session', begun.isPending ? null : begun.secret);
  setCookie('pending', begun.isPending ? begun.secret : null);
  if (begun.isPending) throw refuse('CONSENT_NEEDED');
  const session = await readSession(kernel.db, begun.secret);
  if (!session) throw refuse('EM0010');
  return sessionAnswer(session, readCookie('setUp'));
});

interface Begun {
  readonly secret: string;
  /** It waits for the person's consent and is no session yet. */
  readonly isPending: boolean;
}

/** Undefined where the password was changed while it was being checked. */
function beginSession(
  db: Database,
  person: Authenticated,
  { request, formerSecret }: { readonly request: RequestInfo; readonly formerSecret: string | undefined },
): Promise<Begun | undefined> {
  const { companyCode, personId } = person;
  return inCompany(db, companyCode, async (tx) => {
    if (!(await holdPassword(tx, person, 'shared'))) return undefined;
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    const isPending = (await findDueTerms(tx, person)).length > 0;
    await writeAudit(tx, {
      companyCode,
      operation: isPending ? 'log-in-awaiting-consent' : 'log-in',
      actor: { kind: 'person', personId },
      target: { kind: 'person', id: personId },
      request,
    });
    const secret = isPending
      ? await openPendingLogIn(tx, person, pendingLimits.lifetimeSeconds)
      : await openPersonSession(tx, person, request);
    return { secret, isPending };
  });
}
