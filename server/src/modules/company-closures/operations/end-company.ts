import { endingProperties } from '@madang/contract/company-closures/properties.ts';
import { endCompany as route } from '@madang/contract/company-closures/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { endSessionsOfCompany } from '../../../kernel/session/session.ts';
import { authenticate, lockPassword, keepUnconfirmedIds, type Authenticated } from '../../accounts/index.ts';
import { lockToEnd, markEnded } from '../../companies/index.ts';
import { tellAdministrators } from '../endings.ts';

type EndCall = Call<typeof route>;

/**
 * ACC-11: the company ends its service. The name is typed and the password asked, for everybody is out at once; who comes in
 * or joins at the same moment holds the company's row and is either logged out with the others or refused (COMPANY_ENDED).
 */
export const endCompanyCall = operation(route, async (call) => {
  const { kernel, session, body, request, readCookie, setCookie } = call;
  const caller = { loginId: session.profile.loginId, device: readCookie('device'), address: request.address };
  const proven = await authenticate(kernel, { ...caller, password: body.password });
  if (proven?.personId !== session.personId) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
  const days = await kernel.properties.get(endingProperties.endedKeptDays);
  const destroyedAfter = await end(call, proven, days);
  for (const name of ['session', 'setUp'] as const) setCookie(name, null);
  return { destroyedAfter: destroyedAfter.toISOString() };
});

function end({ kernel, session, body, request }: EndCall, proven: Authenticated, days: number): Promise<Date> {
  const { companyCode } = session;
  return inCompany(kernel.db, companyCode, async (tx) => {
    // The company before the person, whom the notices of somebody else's end touch too.
    const company = await lockToEnd(tx, companyCode);
    if (!company.isInService) throw refuse('COMPANY_ENDED');
    if (!(await lockPassword(tx, proven, 'shared'))) throw refuseField('password', 'MB_M_PASSWORD_WRONG');
    if (body.companyName !== company.name.normalize('NFC')) throw refuseField('companyName', 'COMPANY_NAME_DIFFERS');
    const ended = await markEnded(tx, companyCode, days);
    if (!ended) throw refuse('CO403');
    const { endedAt: changedAt, destroyedAfter: until } = ended;
    await endSessionsOfCompany(tx, companyCode);
    await keepUnconfirmedIds(tx, companyCode, days);
    await tellAdministrators(tx, kernel, companyCode, {
      changed: 'companyEnded',
      changedAt,
      until,
      companyName: company.name,
    });
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'end-company',
      target: { kind: 'company', id: companyCode },
    });
    return until;
  });
}
