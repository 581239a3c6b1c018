import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { changeNetworks } from './operations/change-networks.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';

export const networkCommands: CommandGroup = {
  noun: 'networks',
  order: 50,
  usage: `npm run operator -- networks clear <company>           lets its people in from anywhere again`,
  verbs: {
    /** NET-01: lets the people of a company in from anywhere again, where its list has shut everyone out. */
    clear: async (kernel, [companyCode = '']) => {
      await execute(kernel, changeNetworks, commandOrigin(companyCode), { networks: [] });
      return [`people come in from anywhere: ${companyCode}`];
    },
  },
};
