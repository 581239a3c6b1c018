import { setUpCaller } from '@madang/contract/views/setup/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endRun } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, lockOwnRun } from '../own-run.ts';

/** WIZ-17: quits the set-up: missing parts keep their defaults, and the wizard is over for the whole company. */
export const quitSetUp = defineOperation({
  name: 'quit-set-up',
  input: setUpCaller,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  async run({ tx, companyCode, actorId, refuse }, { setUpSecret }) {
    await lockOwnRun(tx, { companyCode, actorId, setUpSecret });
    if (!(await endRun(tx, companyCode, 'quit'))) throw refuse('CO403');
    return { answer: null, audit: { target: companyTarget(companyCode) } };
  },
});
