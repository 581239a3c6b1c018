import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { listEnded } from '../../ground/ended-companies/index.ts';
import { takeBackEnding } from './operations/take-back-ending.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';

export const companyCommands: CommandGroup = {
  noun: 'company',
  order: 30,
  usage: `npm run operator -- company ended                      those whose end can be taken back
npm run operator -- company take-back <code>`,
  verbs: {
    /** ACC-11: the companies that have ended their service and are not destroyed yet. */
    ended: async ({ db }) =>
      (await listEnded(db)).map(({ companyCode, name, endedAt, destroyedAfter }) =>
        [companyCode, name, `ended ${endedAt.toISOString()}`, `destroyed after ${destroyedAfter.toISOString()}`].join(
          '  ',
        ),
      ),
    'take-back': async (kernel, [companyCode = '']) => {
      const { companyName } = await execute(kernel, takeBackEnding, commandOrigin(companyCode), {});
      return [`in service again: ${companyCode} ${companyName}`];
    },
  },
};
