import { setUpCaller } from '@madang/contract/views/setup/inputs.ts';
import { wizardProperties } from '@madang/contract/views/setup/properties.ts';
import type { SetUpStanding } from '@madang/contract/views/setup/routes.ts';
import { newCellSecret } from '../../../../kernel/crypto/cell.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import {
  continueRun,
  endClosedSetUp,
  lockRun,
  isUnfinished,
  type SetUpRun,
} from '../../../ground/set-up-runs/index.ts';
import { companyTarget, isMailConnected, isRunHere, standingOf } from '../own-run.ts';

/**
 * WIZ-18, WIZ-23: continues a set-up for its owner. Without the secret, a quiet run ends or continues here if the
 * operator allows it; others find it taken.
 */
export const arriveAtSetUp = defineOperation({
  name: 'arrive-at-set-up',
  input: setUpCaller,
  permission: 'setup.run',
  targets: () => [],
  refusals: [],
  isSecret: true,
  auditNames: ['continue-set-up'],
  prepare: async ({ kernel }) => ({
    continues: (await kernel.properties.get(wizardProperties.continuesAfterClosing)) === 'Y',
    isMailConnected: await isMailConnected(kernel),
  }),
  async run({ tx, kernel, request, companyCode, actorId: personId = '', prepared }, { setUpSecret }) {
    await endClosedSetUp(tx, { companyCode, personId }, { kernel, request, setUpSecret });
    const run = await lockRun(tx, companyCode);
    const state = stateOf(run, { personId, setUpSecret });
    const isMoved = state === 'otherBrowser' && prepared.continues;
    const newSetUpSecret = isMoved ? newCellSecret() : undefined;
    if (newSetUpSecret !== undefined) await continueRun(tx, companyCode, secretHash(newSetUpSecret));
    return {
      answer: {
        standing: standingOf(run, {
          state: isMoved ? 'here' : state,
          isMailConnected: prepared.isMailConnected,
        }),
        newSetUpSecret,
      },
      // Anyone who only comes changes nothing, but for the end of a set-up whose browser was closed, which has its own row.
      audit: isMoved ? { as: 'continue-set-up', target: companyTarget(companyCode) } : 'none',
    };
  },
});

function stateOf(
  run: SetUpRun,
  { personId, setUpSecret }: { readonly personId: string; readonly setUpSecret: string | undefined },
): SetUpStanding['state'] {
  if (run.state === 'new') return 'new';
  if (run.state === 'abandoned') return 'closed';
  if (!isUnfinished(run.state)) return 'over';
  if (isRunHere(run, { actorId: personId, setUpSecret })) return 'here';
  return run.personId === personId ? 'otherBrowser' : 'elsewhere';
}
