import { runRowsPerPage } from '@madang/contract/views/runs/limits.ts';
import { oneRun, runRowsFilter } from '@madang/contract/views/runs/routes.ts';
import * as z from 'zod/mini';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectRows } from '../../../../kernel/operations/stored/runs/read-run.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { findRunFor } from '../own-run.ts';
import { presentRows } from '../present-runs.ts';

/** A page of the rows of a run, with what was found of them and what became of them. */
export const listRunRows = defineQuery({
  name: 'list-run-rows',
  input: z.extend(oneRun, runRowsFilter.shape),
  permission: 'session',
  targets: () => [],
  access: ({ runId }) => ({ target: runTarget(runId) }),
  refusals: ['CO404'],
  run: ({ kernel, companyCode, reader, read, refuse }, { runId, state, checkState, code, after }) =>
    read(async (tx) => {
      const run = await findRunFor(tx, kernel, reader, runId);
      if (!run) throw refuse('CO404');
      const limit = runRowsPerPage + 1;
      const filter = {
        state: state || undefined,
        checkState: checkState || undefined,
        code: code || undefined,
        after,
        limit,
      };
      const found = await selectRows(tx, kernel.keyring, { companyCode, runId }, filter);
      const rows = found.slice(0, runRowsPerPage);
      const shown = await presentRows(tx, kernel, { companyCode, run }, rows);
      const next = found.length > runRowsPerPage ? String(rows.at(-1)?.rowNumber) : null;
      const isFiltered = [state, checkState, code].some((each) => each !== '');
      return portionOf(shown, {
        after: after === 0 ? undefined : String(after),
        next,
        ...(!isFiltered && { count: run.total }),
      });
    }),
});
