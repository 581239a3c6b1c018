import { overviewInput } from '@madang/contract/views/console/inputs.ts';
import { firstSteps } from '@madang/contract/views/console/first-steps.ts';
import { askedPart, askParts } from '../../../../kernel/db/asked-parts.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { hiddenStepsOf } from '../first-steps.sql.ts';

/** The first steps of a new company, from what there is; nothing of it is kept but that the reader put the list away. */
export const readFirstSteps = defineQuery({
  name: 'read-first-steps',
  input: overviewInput,
  permission: 'console.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, language, askAll }) {
    const ask = { kernel, reader, language, setUpSecret: undefined };
    const { known, hidden } = await askParts(askAll, {
      known: kernel.contributed.of('firstSteps').map((steps) => steps(ask)),
      hidden: [askedPart({ hidden: hiddenStepsOf(reader) }, ({ hidden: [row] }) => row?.isHidden === true)],
    });
    return {
      isShown: !hidden[0],
      steps: firstSteps.map((step) => ({ step, isDone: known.some((done) => done[step] === true) })),
    };
  },
});
