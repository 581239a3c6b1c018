import { setUpCaller } from '@madang/contract/views/setup/inputs.ts';
import { newCellSecret } from '../../../../kernel/crypto/cell.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { beginRun } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, isMailConnected, lockOwnRun, standingOf } from '../own-run.ts';

/** Starts the set-up for one of several administrators. In the browser that has it, continues it. */
export const startSetUp = defineOperation({
  name: 'start-set-up',
  input: setUpCaller,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  prepare: async ({ kernel }) => ({ isMailConnected: await isMailConnected(kernel) }),
  async run({ tx, companyCode, actorId: personId = '', refuse, prepared }, { setUpSecret }) {
    const run = await lockOwnRun(tx, { companyCode, actorId: personId, setUpSecret });
    // Where it runs here already there is no change to record.
    const newSetUpSecret = run.state === 'running' ? undefined : newCellSecret();
    if (newSetUpSecret !== undefined) {
      const begun = { personId, secretHash: secretHash(newSetUpSecret) };
      if (!(await beginRun(tx, companyCode, begun))) throw refuse('CO403');
    }
    return {
      answer: { standing: standingOf(run, { state: 'here', ...prepared }), newSetUpSecret },
      audit: newSetUpSecret === undefined ? 'none' : { target: companyTarget(companyCode) },
    };
  },
});
