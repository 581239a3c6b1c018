import { oneRun } from '@madang/contract/views/runs/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countByCode } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { askedRuns, findRunFor } from '../own-run.ts';
import { presentRun, readNamesIn, thingsOfRun } from '../present-runs.ts';

/** One run, with its rows counted by the code that stopped them. */
export const readRun = defineQuery({
  name: 'read-run',
  input: oneRun,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  run: ({ kernel, companyCode, reader, read, refuse }, { runId }) =>
    read(async (tx) => {
      const run = await findRunFor(tx, kernel, reader, runId);
      if (!run) throw refuse('CO404');
      const nameThing = await readNamesIn(tx, kernel, companyCode, thingsOfRun(run));
      const asked = await askedRuns(tx, kernel, companyCode, [run]);
      return { ...presentRun(run, nameThing, asked.has(runId)), ...(await countByCode(tx, { companyCode, runId })) };
    }),
});
