import * as z from 'zod/mini';
import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { nextDaysOffOf } from '../days-off.sql.ts';
import { grantWindowsOf } from '../grant-windows.sql.ts';

const limit = grantWindowLimits.grantWindows;

/** The company's grant windows, with how many it may have. */
export const listGrantWindows = defineQuery({
  name: 'list-grant-windows',
  input: z.strictObject({}),
  permission: 'grant-windows.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, askAll }) {
    const { rows, daysOff } = await askAll({
      rows: grantWindowsOf(companyCode),
      daysOff: nextDaysOffOf(companyCode, grantWindowLimits.daysOffShown),
    });
    const mayCreate = reader.rights.everywhere.has('grant-windows.create') && rows.length < limit;
    return {
      ...wholeList(rows),
      limit,
      daysOff: daysOff.map(({ day }) => day),
      can: mayCreate ? ['create' as const] : [],
    };
  },
});
