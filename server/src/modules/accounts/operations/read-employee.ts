import { readLoginName } from '@madang/contract/accounts/login-id.ts';
import { readEmployeeByUserId as route } from '@madang/contract/accounts/wire.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { sessionAnswer } from '../session-answer.ts';

/** The caller's own person. Another's ID is refused alike, whether somebody has it or not. */
export const readEmployee = operation(route, async ({ kernel, session, body, readCookie }) => {
  const own = sessionAnswer(session, readCookie('setUp'));
  if (body.loginId !== '') {
    const asked = readLoginName(body.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
    if (asked !== own.loginId) throw refuse('CO401');
  }
  const { personId, loginId, language, companyCode, companyName, englishCompanyName, fullName, englishName } = own;
  return {
    member: {
      personId,
      loginId,
      language,
      companyCode,
      subOrganisationCode: session.profile.subOrganisationCode,
      companyName,
      englishCompanyName,
      fullName,
      englishName,
      isSetUpFinished: own.isSetUpFinished,
    },
  };
});
