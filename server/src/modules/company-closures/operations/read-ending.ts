import { endingProperties } from '@madang/contract/company-closures/properties.ts';
import { readEnding as route } from '@madang/contract/company-closures/routes.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countPeople } from '../../accounts/index.ts';
import { readCompany } from '../../companies/index.ts';
import { daysFromNow } from '../endings.ts';

/** ACC-11: what an administrator is told before the company ends its service. */
export const readEndingCall = operation(route, async ({ kernel, session }) => {
  const { companyCode } = session;
  const keptDays = await kernel.properties.get(endingProperties.endedKeptDays);
  return inCompany(kernel.db, companyCode, async (tx) => ({
    companyName: (await readCompany(tx, companyCode)).name,
    peopleCount: await countPeople(tx, { companyCode, text: '', reach: 'part', hasApplied: true }),
    keptDays,
    destroyedAfter: (await daysFromNow(tx, keptDays)).toISOString(),
    can: { end: companyCode !== platformCompany },
  }));
});
