import * as z from 'zod/mini';
import { endingProperties } from '@madang/contract/company-life/company-closures/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { accountCount } from '../../../people/people/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { daysFromNow } from '../company-closures.ts';

/** ACC-11: facts for an administrator before the company ends its service. */
export const readEnding = defineQuery({
  name: 'read-ending',
  input: z.strictObject({}),
  permission: 'company-closures.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, read }) {
    const keptDays = await kernel.properties.get(endingProperties.endedKeptDays);
    const mayEnd = companyCode !== platformCompany && reader.rights.everywhere.has('company-closures.end');
    return read(async (tx) => ({
      companyName: (await readCompany(tx, companyCode)).name,
      peopleCount: (await accountCount(companyCode).execute(tx)).rows[0]?.count ?? 0,
      keptDays,
      destroyedAfter: (await daysFromNow(tx, keptDays)).toISOString(),
      can: mayEnd ? ['end' as const] : [],
    }));
  },
});
