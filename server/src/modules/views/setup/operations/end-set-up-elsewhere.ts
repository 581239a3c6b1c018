import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endRun, lockRun } from '../../../ground/set-up-runs/index.ts';
import { companyTarget } from '../own-run.ts';

/**
 * WIZ-18: ends, at its owner's request, a set-up whose browser was closed. A browser with it open learns so at its next
 * save.
 */
export const endSetUpElsewhere = defineOperation({
  name: 'end-set-up-elsewhere',
  input: z.strictObject({}),
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  async run({ tx, companyCode, actorId, refuse }) {
    const run = await lockRun(tx, companyCode);
    if (run.personId !== actorId || !(await endRun(tx, companyCode, 'abandoned'))) throw refuse('CO403');
    return { answer: null, audit: { target: companyTarget(companyCode) } };
  },
});
