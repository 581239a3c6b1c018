import { personHistory, personHistoryPortion as limit } from '@madang/contract/people/people/history-routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { nameDepartments } from '../../../organisation/departments/index.ts';
import { type JobList, selectJobRanksOf } from '../../../organisation/job-ranks/index.ts';
import { selectSince } from '../history/since.sql.ts';
import { readHistory } from '../history/read-history.ts';
import { arePeopleOf } from '../people-list.sql.ts';
import { personTarget } from '../present-people.ts';

/** USR-04, STA-07: lists changes of a person's record, roles, state and access in one line of time, newest first. */
export const listPersonHistory = defineQuery({
  name: 'list-person-history',
  input: personHistory,
  permission: 'employees.view',
  mayLag: true,
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, can, read, refuse }, { personId, after }) {
    const rights = await can(personTarget(personId));
    return read(async (tx) => {
      if (!(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
      const read = await readHistory(tx, kernel, { companyCode, personId, after, limit: limit + 1, rights });
      const shown = read.slice(0, limit);
      const actors = await kernel.actorNames(
        tx,
        companyCode,
        shown.flatMap(({ actorId }) => actorId ?? []),
      );
      const items = shown.map(({ actorId, changedAt, ...entry }) => ({
        ...entry,
        changedAt: changedAt.toISOString(),
        actor: actors.get(actorId ?? '') ?? null,
      }));
      const codesOf = (...names: readonly string[]) => [
        ...new Set(
          items
            .flatMap(({ fields }) => fields.flatMap(({ field, from, to }) => (names.includes(field) ? [from, to] : [])))
            .filter((code) => code !== ''),
        ),
      ];
      const entriesOf = async (list: JobList, ...names: readonly string[]) => [
        ...(await selectJobRanksOf(tx, list, { companyCode, codes: codesOf(...names) })).values(),
      ];
      const departmentCodes = codesOf('departmentCode', 'concurrentPost', 'departmentHead');
      const next = read.length > limit ? (shown.at(-1)?.changeNumber ?? null) : null;
      return {
        ...portionOf(items, { after, next }),
        since: await selectSince(tx, { companyCode, personId }),
        departments: departmentCodes.map(await nameDepartments(tx, reader, departmentCodes)),
        jobRanks: await entriesOf('job_ranks', 'jobRankCode'),
        jobTitles: await entriesOf('job_titles', 'jobTitleCode', 'concurrentTitle'),
      };
    });
  },
});
