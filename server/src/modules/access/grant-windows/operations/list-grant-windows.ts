import * as z from 'zod/mini';
import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { grantWindowsOf } from '../grant-windows.sql.ts';

const limit = grantWindowLimits.grantWindows;

/** The company's grant windows, with how many it may have. */
export const listGrantWindows = defineQuery({
  name: 'list-grant-windows',
  input: z.strictObject({}),
  permission: 'grant-windows.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(grantWindowsOf(companyCode));
    const mayCreate = reader.rights.everywhere.has('grant-windows.create') && rows.length < limit;
    return { ...wholeList(rows), limit, can: mayCreate ? ['create' as const] : [] };
  },
});
