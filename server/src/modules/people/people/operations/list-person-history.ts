import { personHistory, personHistoryPortion as limit } from '@madang/contract/people/people/history-routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { nameDepartments } from '../../../organisation/departments/index.ts';
import { type JobList, selectJobRanksOf } from '../../../organisation/job-ranks/index.ts';
import { selectPersonChanges } from '../history/person-changes.sql.ts';
import { fieldsOf, isRevertible } from '../history/present-changes.ts';
import { arePeopleOf } from '../people-list.sql.ts';
import { personTarget } from '../present-people.ts';

/** USR-04: what became of a person's record and roles, newest first, with the actor. */
export const listPersonHistory = defineQuery({
  name: 'list-person-history',
  input: personHistory,
  permission: 'employees.view',
  mayLag: true,
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  run: ({ kernel, companyCode, reader, read, refuse }, { personId, after }) =>
    read(async (tx) => {
      if (!(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
      const stored = await selectPersonChanges(tx, { companyCode, personId }, { after, limit: limit + 1 });
      const shown = stored.slice(0, limit);
      const actorIds = shown.flatMap(({ actorId }) => actorId ?? []);
      const actors = await kernel.actorNames(tx, companyCode, actorIds);
      const items = shown.map(({ changeNumber, changedAt, actorId, changes }) => {
        const fields = fieldsOf(changes);
        return {
          changeNumber,
          changedAt: changedAt.toISOString(),
          actor: actors.get(actorId ?? '') ?? null,
          fields,
          isRevertible: isRevertible(fields),
        };
      });
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
      const departmentCodes = codesOf('departmentCode', 'concurrentPost');
      const next = stored.length > limit ? (shown.at(-1)?.changeNumber ?? null) : null;
      return {
        ...portionOf(items, { after, next }),
        departments: departmentCodes.map(await nameDepartments(tx, reader, departmentCodes)),
        jobRanks: await entriesOf('job_ranks', 'jobRankCode'),
        jobTitles: await entriesOf('job_titles', 'jobTitleCode', 'concurrentTitle'),
      };
    }),
});
