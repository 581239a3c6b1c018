import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { logIn as route } from '@madang/contract/accounts/routes.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import { endSession, readSession } from '../../../kernel/session/session.ts';
import { authenticate, openPersonSession, type Authenticated } from '../accounts.ts';
import { knownDevice, newDeviceCookie } from '../known-device.ts';
import { holdPassword } from '../passwords.sql.ts';
import { sessionAnswer } from '../session-answer.ts';

/** A new session for who knows the password; everything else is the one refusal EM0010. */
export const logIn = operation(route, async ({ kernel, body, request, readCookie, setCookie }) => {
  const loginId = readLoginName(body.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
  const caller = { loginId, device: readCookie('device'), address: request.address };
  const person = await authenticate(kernel, { ...caller, password: body.password });
  if (!person) throw refuse('EM0010');
  const secret = await beginSession(kernel.db, person, { request, formerSecret: readCookie('session') });
  const session = secret === undefined ? undefined : await readSession(kernel.db, secret);
  if (secret === undefined || !session) throw refuse('EM0010');
  setCookie('session', secret);
  // A device keeps its name: a new one at each log-in would give each a count of wrong tries of its own.
  if (knownDevice(kernel.keyring, loginId, caller.device) === undefined) {
    setCookie('device', newDeviceCookie(kernel.keyring, loginId));
  }
  setCookie('flow', null);
  return sessionAnswer(session);
});

/** Undefined where the password was changed while it was being checked. */
function beginSession(
  db: Database,
  person: Authenticated,
  { request, formerSecret }: { readonly request: RequestInfo; readonly formerSecret: string | undefined },
): Promise<string | undefined> {
  const { companyCode, personId } = person;
  return inCompany(db, companyCode, async (tx) => {
    if (!(await holdPassword(tx, person, 'shared'))) return undefined;
    if (formerSecret !== undefined) await endSession(tx, secretHash(formerSecret));
    await writeAudit(tx, {
      companyCode,
      operation: 'log-in',
      actor: { kind: 'person', personId },
      target: { kind: 'person', id: personId },
      request,
    });
    return openPersonSession(tx, person);
  });
}
