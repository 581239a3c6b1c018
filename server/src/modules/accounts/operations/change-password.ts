import { passwordHistoryLength } from '@madang/contract/accounts/limits.ts';
import { checkPasswordChange } from '@madang/contract/accounts/password-change.ts';
import { changePassword as route } from '@madang/contract/accounts/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { authorOf } from '../../../kernel/audit/author.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { authenticate, openPersonSession, toPasswordProfile, type Authenticated } from '../accounts.ts';
import { knownDevice, newDeviceCookie } from '../known-device.ts';
import { commonPasswordIssues, refuseIssues } from '../new-password.ts';
import { sendPasswordNotice } from '../password-notice.ts';
import { deletePasswordsBefore, holdPassword, insertPassword, listHashes } from '../passwords.sql.ts';
import { readContacts } from '../people.sql.ts';

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
  await refuseEarlier(call);
  const hash = await kernel.hasher.hash(body.next);
  const secret = await writeChange(call, proven, hash);
  if (secret === undefined) throw refuseField('current', 'MB_M_PASSWORD_WRONG');
  setCookie('session', secret);
  const { loginId } = caller;
  const name = knownDevice(kernel.keyring, { loginId, version: proven.version }, caller.device);
  const owner = { loginId, version: nextVersion(proven) };
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

/** ACC-02: hashes can be compared for equality alone, one by one and outside any transaction. */
async function refuseEarlier({ kernel, session, body }: ChangeCall): Promise<void> {
  const known = await inCompany(kernel.db, session.companyCode, (tx) => listHashes(tx, session));
  for (const { hash } of known) {
    if (await kernel.hasher.matches(hash, body.next)) throw refuseField('next', 'MB0719');
  }
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
    if (!(await holdPassword(tx, proven, 'alone'))) return undefined;
    const version = nextVersion(proven);
    const { setAt } = await insertPassword(tx, { ...proven, version, hash });
    await deletePasswordsBefore(tx, proven, version - passwordHistoryLength);
    await endSessionsOf(tx, session);
    await writeAudit(tx, {
      ...authorOf({ session, request }),
      operation: 'change-password',
      target: { kind: 'person', id: session.personId },
      fields: ['password'],
    });
    const { externalMail, timeZone } = await readContacts(tx, kernel.keyring, session);
    if (externalMail !== undefined) {
      await sendPasswordNotice(tx, kernel, {
        to: externalMail,
        language: session.profile.language,
        timeZone,
        changedAt: setAt,
      });
    }
    return openPersonSession(tx, session);
  });
}
