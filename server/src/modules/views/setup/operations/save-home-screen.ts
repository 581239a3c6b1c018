import { homeScreenChoice } from '@madang/contract/views/setup/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { setHomeScreen } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, lockOwnRun } from '../own-run.ts';

/** WIZ-07: sets the company's start screen, which the set-up alone may choose. */
export const saveHomeScreen = defineOperation({
  name: 'save-home-screen',
  input: homeScreenChoice,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  async run({ tx, companyCode, actorId, refuse }, { homeScreen, setUpSecret }) {
    await lockOwnRun(tx, { companyCode, actorId, setUpSecret });
    if (!(await setHomeScreen(tx, companyCode, homeScreen))) throw refuse('CO403');
    return {
      answer: { configuration: { homeScreen } },
      audit: { target: companyTarget(companyCode), fields: ['homeScreen'] },
    };
  },
});
