import * as z from 'zod/mini';
import { companySignInAddress } from '@madang/contract/ground/companies/known-company.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { faceOf } from '../identity.ts';
import { companyIdentity } from '../identity.sql.ts';

/** The company's identity as its administrators change it. */
export const readCompanyIdentity = defineQuery({
  name: 'read-company-identity',
  input: z.strictObject({}),
  permission: 'companies.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, read }) =>
    read(async (tx) => {
      const identity = await companyIdentity(tx, companyCode);
      const { companyName, englishCompanyName, faceKey } = identity;
      return {
        ...faceOf(identity),
        companyName,
        englishCompanyName,
        logInAddress: new URL(companySignInAddress(faceKey), kernel.config.baseUrl).href,
        can: reader.rights.everywhere.has('companies.change') ? ['change' as const] : [],
      };
    }),
});
