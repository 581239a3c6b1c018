import { departmentOf, isOfAll } from '@madang/contract/people/people/selection.ts';
import { employeesAct } from '@madang/contract/people/selections/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { addRows, openRun, sealForCheck } from '../../../../kernel/operations/stored/runs/open-run.ts';
import { isEmblem } from '../../emblems/index.ts';
import { arePeopleOf, personTarget } from '../../people/index.ts';
import { fillLater } from '../fill.ts';
import { detailOf, kindOf, operationFor, runDetailOf, stepFor } from '../steps.ts';

/** USR-09, USR-10: opens a run over chosen people; each row asks for the right to its own change. */
export const actOnEmployees = defineOperation({
  name: 'act-on-employees',
  input: employeesAct,
  permission: 'employees.view',
  targets: ({ personIds, departmentCode }) => {
    const department = departmentOf({ departmentCode });
    return personIds?.map(personTarget) ?? (department === undefined ? [] : [{ kind: 'department', id: department }]);
  },
  // All of the list are the people that it shows: an administrator of a branch takes all of the branch.
  within: (selection) => (isOfAll(selection) ? 'person' : undefined),
  refusals: ['CO404', 'MB121'],
  async run({ tx, kernel, companyCode, actorId, request, refuse }, { act, on, note, ...selection }) {
    if (actorId === undefined) throw refuseAny('CO401');
    const { personIds, exceptIds } = selection;
    if (!(await arePeopleOf(tx, companyCode, [...(personIds ?? []), ...(exceptIds ?? [])]))) throw refuse('CO404');
    // One that is unknown would be refused in every row.
    if ('emblemId' in act && !(await isEmblem(tx, companyCode, act.emblemId))) throw refuse('MB121');
    const todo = { act, on, note };
    const principal = { kind: 'person', companyCode, personId: actorId } as const;
    const shown = { kind: kindOf(act), origin: 'selection', detail: runDetailOf(todo) } as const;
    const run = await openRun(kernel, tx, { principal, request }, operationFor(todo), shown);
    if (personIds === undefined) {
      await fillLater(tx, kernel, run, { selection, todo, personId: actorId });
    } else {
      const left = new Set(exceptIds);
      const chosen = [...new Set(personIds)].filter((personId) => !left.has(personId));
      await addRows(
        kernel,
        tx,
        run,
        chosen.map((personId) => stepFor(todo, personId).input),
      );
      await sealForCheck(tx, run);
    }
    return {
      answer: { runId: run.runId },
      audit: { target: { kind: 'run', id: run.runId }, detail: { act: act.kind, ...detailOf(todo) } },
    };
  },
});
