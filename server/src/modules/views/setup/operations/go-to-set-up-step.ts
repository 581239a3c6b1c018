import { setUpStep } from '@madang/contract/views/setup/inputs.ts';
import { leadsTo, toWizardStep } from '@madang/contract/views/setup/steps.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockRun, moveRun } from '../../../ground/set-up-runs/index.ts';
import { companyTarget, isRunHere } from '../own-run.ts';

/** Keeps where the administrator is, for a page that is loaded again. */
export const goToSetUpStep = defineOperation({
  name: 'go-to-set-up-step',
  input: setUpStep,
  permission: 'setup.run',
  targets: () => [],
  refusals: ['CO403'],
  isSecret: true,
  async run({ tx, companyCode, actorId, refuse }, { step, setUpSecret }) {
    const run = await lockRun(tx, companyCode);
    if (!isRunHere(run, { actorId, setUpSecret }) || !leadsTo(toWizardStep(run.step), step)) throw refuse('CO403');
    await moveRun(tx, companyCode, step);
    return { answer: null, audit: { target: companyTarget(companyCode), fields: [step] } };
  },
});
