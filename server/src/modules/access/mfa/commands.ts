import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { findByLoginId } from '../../secrets/passwords/index.ts';
import { resetFactorsByOperator } from './operations/reset-factors-by-operator.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';

export const factorCommands: CommandGroup = {
  noun: 'factor',
  order: 40,
  usage: `npm run operator -- factor reset <id>                  for whom no administrator can help; ends their sessions`,
  verbs: {
    /** ACC-14: answers the ID in full. */
    reset: async (kernel, [typed = '']) => {
      const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
      const person = await findByLoginId(kernel, loginId);
      if (!person) throw refuse('CO404');
      const { companyCode, personId } = person;
      await execute(kernel, resetFactorsByOperator, commandOrigin(companyCode), { personId });
      return [`two-step verification is off: ${loginId}`];
    },
  },
};
