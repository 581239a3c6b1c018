import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { CommandGroup } from '../../../platform/commands/command.ts';
import { findByLoginId } from '../../secrets/passwords/index.ts';
import { unblockRecoveryPinByOperator } from './operations/unblock-recovery-pin-by-operator.ts';

export const pinCommands: CommandGroup = {
  noun: 'pin',
  order: 41,
  usage: `npm run operator -- pin unblock <id>                   a recovery PIN that five wrong tries have blocked`,
  verbs: {
    unblock: async (kernel, [typed = '']) => {
      const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
      const person = await findByLoginId(kernel, loginId);
      if (!person) throw refuse('CO404');
      const { companyCode, personId } = person;
      await execute(kernel, unblockRecoveryPinByOperator, commandOrigin(companyCode), { personId });
      return [`the PIN serves again: ${loginId}`];
    },
  },
};
