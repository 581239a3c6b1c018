import { homeScreenChoice } from '@madang/contract/views/setup/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { setHomeScreen } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, isMailConnected, lockOwnRun, shownHomeScreen } from '../own-run.ts';

/** WIZ-07: sets the company's start screen, which the set-up alone may choose; the inbox takes connected mail. */
export const saveHomeScreen = defineOperation({
  name: 'save-home-screen',
  input: homeScreenChoice,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  prepare: async ({ kernel }) => ({ isMailConnected: await isMailConnected(kernel) }),
  async run({ tx, companyCode, actorId, prepared, refuse }, { homeScreen: chosen, setUpSecret }) {
    const homeScreen = shownHomeScreen(chosen, prepared);
    await lockOwnRun(tx, { companyCode, actorId, setUpSecret });
    if (!(await setHomeScreen(tx, companyCode, homeScreen))) throw refuse('CO403');
    return {
      answer: { configuration: { homeScreen } },
      audit: { target: companyTarget(companyCode), fields: ['homeScreen'] },
    };
  },
});
