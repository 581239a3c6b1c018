import * as z from 'zod/mini';
import { homeScreens } from '../../ground/companies/home-screens.ts';
import { namedCompanyCode } from '../../ground/companies/rules.ts';
import { route } from '../../kernel/route.ts';
import { flag, wireObject } from '../../kernel/wire.ts';

/** The main page step. `sOrgCode` is the sub-organisation, which is the caller's own as the company is. */
export const saveHomeScreen = route({
  method: 'POST',
  path: '/portal/admin/wizard/compconfig/update',
  body: wireObject({
    compCode: ['companyCode', namedCompanyCode],
    sOrgCode: ['subOrganisationCode', namedCompanyCode],
    defaultScreenCode: ['homeScreen', z.enum(homeScreens)],
  }),
  answer: wireObject({
    compConfig: ['configuration', wireObject({ defaultScreenCode: ['homeScreen', z.enum(homeScreens)] })],
  }),
});

/** The final button: the set-up is done. */
export const finishSetUp = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v2/comp/policy/update/ptconf',
  body: wireObject({ compCd: ['companyCode', namedCompanyCode] }),
  answer: wireObject({ result: ['result', z.literal('success')], ptConfYn: ['isSetUpFinished', flag] }),
});
