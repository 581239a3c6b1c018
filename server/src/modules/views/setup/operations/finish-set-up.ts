import { setUpCaller } from '@madang/contract/views/setup/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endRun } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, lockOwnRun } from '../own-run.ts';

/** WIZ-19: the final button; the second time the set-up is over. */
export const finishSetUp = defineOperation({
  name: 'finish-set-up',
  input: setUpCaller,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  async run({ tx, companyCode, actorId, refuse }, { setUpSecret }) {
    await lockOwnRun(tx, { companyCode, actorId, setUpSecret });
    if (!(await endRun(tx, companyCode, 'finished'))) throw refuse('CO403');
    return { answer: null, audit: { target: companyTarget(companyCode) } };
  },
});
