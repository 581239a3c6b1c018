import { isUnavailable, readNewLoginId } from '@madang/contract/accounts/login-id.ts';
import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { checkLoginId as route, refusedFields } from '@madang/contract/accounts/wire.ts';
import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { currentFlow, startFlow } from '../../../kernel/http/flow-cookie.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { demandFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { askForLoginId, type IdQuery } from '../login-ids.sql.ts';

/** Tells a sign-up whether an ID is free. It is advice: the reservation of the sign-up itself decides. */
export const checkLoginId = operation(route, async (call) => {
  const { kernel, body, query, request } = call;
  const typed = body.loginId ?? query.loginId ?? '';
  const serviceType = body.serviceType ?? query.serviceType;
  if (serviceType === undefined) throw refuseField(refusedFields.serviceType, 'MB_M_REQUIRED');
  const [freeMailDomain, hostedDomains, unavailableDomains, profile, checksPerFlow, takenPerAddress] =
    await Promise.all([
      kernel.properties.get(platformProperties.freeMailDomain),
      kernel.properties.get(platformProperties.hostedDomains),
      kernel.properties.get(platformProperties.unavailableDomains),
      kernel.properties.get(accountProperties.passwordProfile),
      kernel.properties.get(accountProperties.idChecksPerFlow),
      kernel.properties.get(accountProperties.takenIdsPerAddress),
    ]);
  const { loginId, issue } = readNewLoginId(typed, { serviceType, freeMailDomain });
  if (issue) throw refuseField(refusedFields.loginId, isErrorCode(issue.code) ? issue.code : 'CO400', issue.params);
  if (isUnavailable(loginId, { serviceType, freeMailDomain, hostedDomains, unavailableDomains })) {
    throw refuseField(refusedFields.loginId, 'MB1066');
  }
  const told = {
    key: `taken-ids:${limitSource(request.address)}`,
    limit: { count: takenPerAddress, seconds: hourSeconds },
  };
  const answer = await askInFlow(call, { loginId, checksPerFlow, told });
  // SGN-03: in profile strict a stranger does not learn whose mail address is known here; the submit's mail tells.
  const isNeutral = profile === 'strict' && !givesOutMail(serviceType);
  if (answer === 'taken' && !isNeutral) {
    await demandFromLimit(kernel.db, told.key, told.limit);
    throw refuseField(refusedFields.loginId, 'MB601');
  }
  return { result: 'success' as const };
});

/**
 * Asks in the browser's flow without looking it up first, for nearly always it lives and may ask; else it is found out
 * which of the two it was.
 */
async function askInFlow(call: Call<typeof route>, query: IdQuery): Promise<'free' | 'taken'> {
  const { kernel, request } = call;
  const secret = call.readCookie('flow');
  const answer = secret === undefined ? undefined : await askForLoginId(kernel.db, secret, query);
  if (answer) return answer;
  if (await currentFlow(kernel, call)) throw refuse('CO429');
  const opened = await startFlow(kernel, call, request.address);
  const first = await askForLoginId(kernel.db, opened.secret, query);
  if (!first) throw refuse('CO429');
  return first;
}
