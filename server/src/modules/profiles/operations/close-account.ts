import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { closeAccount as route } from '@madang/contract/profiles/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { rewriteSoon } from '../../../kernel/db/rewrite-tables.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import {
  authenticate,
  closePerson,
  findIndispensable,
  isStillPassword,
  refuseSynchronising,
  sendAccountNotice,
  type Authenticated,
} from '../../accounts/index.ts';
import { purgeFreeCompany } from '../../companies/index.ts';
import { purgeJoin } from '../../invitations/index.ts';
import { purgeResults } from '../../jobs/index.ts';
import { purgeConfirmations } from '../../signup/index.ts';
import { noticeTime } from '../contacts.ts';

type CloseCall = Call<typeof route>;

/**
 * ACC-11: a person closes the own account. The password is asked, for nobody brings the account back; the receipt goes to the
 * addresses that were on record, before they are none any more. Of many at once one closes it.
 */
export const closeAccountCall = operation(route, async (call) => {
  const { kernel, session, body, request, readCookie, setCookie } = call;
  const caller = { loginId: session.profile.loginId, device: readCookie('device'), address: request.address };
  const proven = await authenticate(kernel, { ...caller, password: body.password });
  if (proven?.personId !== session.personId) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
  const days = await kernel.properties.get(accountProperties.closedKeptDays);
  const destroyedAfter = await close(call, proven, days);
  for (const name of ['session', 'device', 'setUp'] as const) setCookie(name, null);
  return { destroyedAfter: destroyedAfter.toISOString() };
});

function close({ kernel, session, request }: CloseCall, proven: Authenticated, days: number): Promise<Date> {
  const { companyCode, personId } = session;
  const key = { companyCode, personId };
  return inCompany(kernel.db, companyCode, async (tx) => {
    const need = await findIndispensable(tx, key);
    if (need) throw refuse(need === 'representative' ? 'MB1055' : 'ACCOUNT_LAST_ADMINISTRATOR');
    await refuseSynchronising(tx, key);
    if (!(await isStillPassword(tx, proven))) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
    const notice = { changed: 'closed', changedAt: await noticeTime(tx), params: { days } } as const;
    await sendAccountNotice(tx, kernel, key, notice);
    await purgeConfirmations(tx, key);
    await purgeJoin(tx, key);
    const { destroyedAfter, isLastPerson } = await closePerson(tx, kernel.keyring, { ...key, days });
    // The company of a free account has nobody else; what it is called is what the person typed.
    if (isLastPerson) await purgeFreeCompany(tx, companyCode);
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'close-account',
      target: { kind: 'person', id: personId },
      fields: ['account'],
    });
    // Exports of employees hold names and ID.
    await purgeResults(tx, companyCode, 'export-employees');
    await rewriteSoon(tx);
    return destroyedAfter;
  });
}
