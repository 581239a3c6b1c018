import { failuresPerPortion } from '@madang/contract/access/sign-in-policies/limits.ts';
import { failedSignInList } from '@madang/contract/access/sign-in-policies/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectFailures } from '../failed-sign-ins.sql.ts';

/** NET-02: failed sign-ins of people in reach, with reason and network. */
export const listFailedLogIns = defineQuery({
  name: 'list-failed-log-ins',
  input: failedSignInList,
  permission: 'companySessions.view',
  targets: { within: 'person' },
  access: ({ keyword }, companyCode) => listAccess(companyCode, { keyword }),
  refusals: [],
  run: ({ companyCode, reader, read, reach }, { after, ...asked }) =>
    read(async (tx) => {
      const { timeZone } = reader.profile;
      const limit = failuresPerPortion + 1;
      const within = await reach(tx);
      const rows = await selectFailures(tx, { companyCode, timeZone, after, limit, within, ...asked });
      const shown = rows.slice(0, failuresPerPortion);
      const next = rows.length > failuresPerPortion ? (shown.at(-1)?.failureId ?? null) : null;
      return { ...portionOf(shown, { after, next }), timeZone };
    }),
});
