import * as z from 'zod/mini';
import { toCompanyType } from '@madang/contract/ground/companies/types.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRecord } from '../record.sql.ts';

/** Names, time zone and phone of the company, as its administrators change them. */
export const readCompanyRecord = defineQuery({
  name: 'read-company-record',
  input: z.strictObject({}),
  permission: 'companies.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }) =>
    read(async (tx) => {
      const { createdAt, storedType, ...record } = await selectRecord(tx, companyCode);
      return {
        companyCode,
        ...record,
        companyType: toCompanyType(storedType),
        createdAt: createdAt.toISOString(),
        can: reader.rights.everywhere.has('companies.change') ? ['change' as const] : [],
      };
    }),
});
