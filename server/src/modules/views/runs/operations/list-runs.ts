import { runsListed } from '@madang/contract/views/runs/limits.ts';
import * as z from 'zod/mini';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRuns, type ShownReport } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { holdsOwn, operationsOfRun, overseenOperations } from '../../../ground/jobs/index.ts';
import { askedRuns } from '../own-run.ts';
import { presentRun, readNamesIn, thingsOfRun } from '../present-runs.ts';

/** The newest runs of the reader, and those of others whose operation the reader may do in the whole company. */
export const listRuns = defineQuery({
  name: 'list-runs',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader: { personId, rights }, read }) =>
    read(async (tx) => {
      const operations = overseenOperations(kernel.operations, rights.everywhere);
      const found = await selectRuns(tx, companyCode, { personId, operations, limit: runsListed + 1 });
      const seen = new Set(operations);
      const isSeen = async (run: ShownReport) =>
        (run.personId === personId && holdsOwn(kernel.operations, run, rights)) ||
        (await operationsOfRun(tx, companyCode, run)).every((name) => seen.has(name));
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
