import { sessionsPerPortion } from '@madang/contract/access/sign-in-policies/limits.ts';
import { companySessionList } from '@madang/contract/access/sign-in-policies/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { selectSessions } from '../company-sessions.ts';

/** Lists the sessions of the people in reach. */
export const listCompanySessions = defineQuery({
  name: 'list-company-sessions',
  input: companySessionList,
  permission: 'companySessions.view',
  targets: { within: 'person' },
  access: ({ keyword, personId }, companyCode) =>
    personId === undefined ? listAccess(companyCode, { keyword }) : { target: personTarget(personId) },
  refusals: [],
  run: ({ companyCode, reader, read, reach, reachBy }, { keyword, personId, after }) =>
    read(async (tx) => {
      const limit = sessionsPerPortion + 1;
      const ends = reader.rights.everywhere.has('companySessions.end');
      const rows = await selectSessions(tx, {
        companyCode,
        keyword,
        personId,
        after,
        current: reader.tokenHash,
        readerId: reader.personId,
        limit,
        within: await reach(tx),
        endsWithin: await reachBy(tx, 'companySessions.end', 'person'),
      });
      const shown = rows.slice(0, sessionsPerPortion);
      const next = rows.length > sessionsPerPortion ? (shown.at(-1)?.sessionId ?? null) : null;
      const some = reader.rights.somewhere.has('companySessions.end') ? (['end'] as const) : [];
      const can = ends ? ([...some, 'endAll'] as const) : some;
      return { ...portionOf(shown, { after, next }), timeZone: reader.profile.timeZone, can: [...can] };
    }),
});
