import { execute } from '../../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../../kernel/operations/principal.ts';
import { changeNetworks } from '../../../access/access-rules/index.ts';
import type { Command } from './run-command.ts';

export const networkCommands: Readonly<Record<string, Command>> = {
  /** NET-01: lets the people of a company in from anywhere again, where its list has shut everyone out. */
  clear: async (kernel, [companyCode = '']) => {
    await execute(kernel, changeNetworks, commandOrigin(companyCode), { networks: [] });
    return [`people come in from anywhere: ${companyCode}`];
  },
};
