import { firstStepsShown } from '@madang/contract/views/console/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { hideSteps, showSteps } from '../first-steps.sql.ts';

/** Puts a person's own list of first steps away, or shows it again. */
export const showFirstSteps = defineOperation({
  name: 'show-first-steps',
  input: firstStepsShown,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode, actorId: personId }, { isShown }) {
    if (personId !== undefined) await (isShown ? showSteps : hideSteps)(tx, { companyCode, personId });
    // What a person wants to see on their own pages changes nothing of the company.
    return { answer: null, audit: 'none' };
  },
});
