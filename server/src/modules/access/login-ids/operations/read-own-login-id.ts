import * as z from 'zod/mini';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { hasLoginId } from '../../../ground/global-login-ids/index.ts';
import { formerIdsOf } from '../../../ground/former-ids/index.ts';
import { selectProven } from '../../../organisation/mail-domains/index.ts';
import { idChangePeriodOf } from '../../../people/sub-organisations/index.ts';
import { subOrganisationOf } from '../../accounts/index.ts';
import { newestRequestOf, reasonAad } from '../id-requests.sql.ts';

const none = { from: '', to: '', isOpen: false };

/** REQ-01: the caller's ID with the former ones, the newest request and the period. */
export const readOwnLoginId = defineQuery({
  name: 'read-own-login-id',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader: { companyCode, personId, profile }, read }) {
    const person = { companyCode, personId };
    const freeDomain = await kernel.properties.get(platformProperties.freeMailDomain);
    return read(async (tx) => {
      const code = (await subOrganisationOf(tx, person)) ?? companyCode;
      const [period = none] = (await idChangePeriodOf(companyCode, code).execute(tx)).rows;
      const former = (await formerIdsOf(person).execute(tx)).rows;
      const [request] = (await newestRequestOf(person).execute(tx)).rows;
      const { serviceType } = await readCompany(tx, companyCode);
      const proven = await selectProven(tx, companyCode);
      return {
        loginId: profile.loginId,
        hasLoginId: await hasLoginId(tx, person, profile.loginId),
        formerIds: former.map(({ loginId, until }) => ({ loginId, until: until.toISOString() })),
        request: request
          ? {
              requestId: request.requestId,
              type: request.type,
              oldId: request.oldId,
              wantedId: request.wantedId,
              state: request.state,
              reason:
                request.reason === null ? '' : kernel.keyring.decrypt(request.reason, reasonAad(request.requestId)),
              askedAt: request.askedAt.toISOString(),
              settledAt: request.settledAt?.toISOString() ?? null,
            }
          : null,
        period,
        domains: [...proven, ...(givesOutMail(serviceType) ? [freeDomain] : [])],
      };
    });
  },
});
