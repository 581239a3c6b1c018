import { isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { refusedFields } from '@madang/contract/otp/wire.ts';
import { sendContactCode as route } from '@madang/contract/profiles/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { startFlow } from '../../../kernel/http/flow-cookie.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { authenticate, refuseSynchronising } from '../../accounts/index.ts';
import { issueCode } from '../../otp/index.ts';
import { readContact, refuseDeclined } from '../contacts.ts';

type SendCall = Call<typeof route>;

/**
 * A code to the contact that the person wants. What was typed is looked at before the password, and the password
 * before anything is sent: a session that was left open must not turn the way back into the account to somebody else.
 */
export const sendContactCodeCall = operation(route, async (call) => {
  const { kernel, session, request, readCookie } = call;
  const contact = readContact(call.body);
  await refuseUnfit(call, contact);
  const caller = { loginId: session.profile.loginId, device: readCookie('device'), address: request.address };
  const proven = await authenticate(kernel, { ...caller, password: call.body.password });
  if (proven?.personId !== session.personId) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
  const { flow } = await startFlow(kernel, call, request.address);
  const validSeconds = await issueCode(kernel, {
    ...contact,
    flow,
    purpose: 'contact',
    language: request.language,
    address: request.address,
    about: { subject: { companyCode: session.companyCode, personId: session.personId } },
  });
  return { validSeconds };
});

async function refuseUnfit({ kernel, session }: SendCall, contact: ReturnType<typeof readContact>): Promise<void> {
  const isOwnDomain =
    contact.option === 'externalMail' && isOnDomain(contact.target, [mailDomain(session.profile.loginId)]);
  if (isOwnDomain) throw refuseField(refusedFields.target, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    await refuseDeclined(tx, session, contact);
  });
}
