import { checkPasswordChange } from '@madang/contract/accounts/password-change.ts';
import { toPasswordProfile } from '@madang/contract/accounts/password-profiles.ts';
import { changePassword as route } from '@madang/contract/accounts/log-in-routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { authenticate, openPersonSession, type Authenticated } from '../accounts.ts';
import { knownDevice, newDeviceCookie } from '../known-device.ts';
import { commonPasswordIssues, refuseIssues } from '../new-password.ts';
import { lockPassword } from '../passwords.sql.ts';
import { readContacts } from '../people.sql.ts';
import { isEarlierPassword, renewPassword } from '../renew-password.ts';

type ChangeCall = Call<typeof route>;

/**
 * A new password in the place of the one the person knows; every session but a renewed one of this browser ends,
 * and with the old password's number every other device becomes a stranger.
 */
export const changePassword = operation(route, async (call) => {
  const { kernel, session, body, setCookie } = call;
  await refuseUnfit(call);
  const caller = { loginId: session.profile.loginId, device: call.readCookie('device'), address: call.request.address };
  const proven = await authenticate(kernel, { ...caller, password: body.current });
  if (proven?.personId !== session.personId) throw refuseField('current', 'MB_M_PASSWORD_WRONG');
  if (await isEarlierPassword(kernel, session, body.next)) throw refuseField('next', 'MB0719');
  const hash = await kernel.hasher.hash(body.next);
  const secret = await writeChange(call, proven, hash);
  if (secret === undefined) throw refuseField('current', 'MB_M_PASSWORD_WRONG');
  setCookie('session', secret);
  const name = knownDevice(kernel.keyring, proven, caller.device);
  const owner = { ...proven, version: nextVersion(proven) };
  setCookie('device', newDeviceCookie(kernel.keyring, owner, name));
  return { result: 'success' as const };
});

/** What can be told before the current password is looked at. */
async function refuseUnfit({ kernel, session, body }: ChangeCall): Promise<void> {
  const { profile } = session;
  const contacts = await inCompany(kernel.db, session.companyCode, (tx) => readContacts(tx, kernel.keyring, session));
  refuseIssues([
    ...checkPasswordChange(body, {
      profile: toPasswordProfile(profile.passwordProfile),
      person: { loginId: profile.loginId, ...(contacts.mobile === undefined ? {} : { mobile: contacts.mobile }) },
    }),
    ...commonPasswordIssues(body.next, [profile.companyName, profile.englishCompanyName], 'next'),
  ]);
}

function nextVersion({ version }: Authenticated): number {
  return version + 1;
}

/** Undefined where the password was changed by somebody else while this was being decided. */
function writeChange(
  { kernel, session, request }: ChangeCall,
  proven: Authenticated,
  hash: string,
): Promise<string | undefined> {
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    if (!(await lockPassword(tx, proven, 'alone'))) return undefined;
    await renewPassword(tx, kernel, { ...proven, version: nextVersion(proven), hash });
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'change-password',
      target: { kind: 'person', id: session.personId },
      fields: ['password'],
    });
    return openPersonSession(tx, session, request);
  });
}
