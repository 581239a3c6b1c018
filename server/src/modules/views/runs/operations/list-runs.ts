import { runsListed } from '@madang/contract/views/runs/limits.ts';
import * as z from 'zod/mini';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRuns, type ShownReport } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { holdsOwn, operationsOfRun, overseenOperations, reachedOperations } from '../../../ground/jobs/index.ts';
import { askedRuns, findRunFor } from '../own-run.ts';
import { presentRun, readNamesIn, thingsOfRun } from '../present-runs.ts';

/** The newest runs of the reader, and those of others that the reader may do on all that their rows are about. */
export const listRuns = defineQuery({
  name: 'list-runs',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, read }) =>
    read(async (tx) => {
      const { personId, rights } = reader;
      const operations = overseenOperations(kernel.operations, rights.everywhere);
      const reached = await reachedOperations(tx, kernel.operations, { companyCode, personId, rights });
      const found = await selectRuns(tx, companyCode, { personId, operations, reached, limit: runsListed + 1 });
      const seen = new Set(operations);
      const isSeen = async (run: ShownReport) =>
        (run.personId === personId && holdsOwn(kernel.operations, run, rights)) ||
        (await operationsOfRun(tx, companyCode, run)).every((name) => seen.has(name)) ||
        (reached.length > 0 && (await findRunFor(tx, kernel, reader, run.runId)) !== undefined);
      const visible = [];
      for (const run of found) if (await isSeen(run)) visible.push(run);
      const runs = visible.slice(0, runsListed).map((run) => ({ ...run, isOwn: run.personId === personId }));
      const nameThing = await readNamesIn(tx, kernel, companyCode, runs.flatMap(thingsOfRun));
      const asked = await askedRuns(tx, kernel, companyCode, runs);
      return firstOf(
        runs.map((run) => presentRun(run, nameThing, asked.has(run.runId))),
        { hasMore: found.length > runsListed },
      );
    }),
});
