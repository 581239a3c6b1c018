import * as z from 'zod/mini';
import { idChangeValue } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { idChangePeriodsOf } from '../id-change-periods.sql.ts';

/** IDR-03 STA-06: when IDs may be changed, and whether today is in it. */
export const listIdChangePeriods = defineQuery({
  name: 'list-id-change-periods',
  input: z.strictObject({}),
  permission: 'securityPolicies.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(idChangePeriodsOf({ companyCode, timeZone: reader.profile.timeZone }));
    const items = rows.map(({ from, to, ...row }) => {
      const period = { from, to };
      return { ...row, period, periodValue: idChangeValue(row.subOrganisationCode, period) };
    });
    const mayChange = reader.rights.everywhere.has('securityPolicies.change');
    return { ...wholeList(items), can: mayChange ? ['change' as const] : [] };
  },
});
