import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { execute } from '../../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../../kernel/operations/principal.ts';
import { findByLoginId } from '../../../secrets/passwords/index.ts';
import { resetFactorsByOperator } from '../../../access/two-factor/index.ts';
import type { Command } from './run-command.ts';

export const factorCommands: Readonly<Record<string, Command>> = {
  /** ACC-14: answers the ID in full. */
  reset: async (kernel, [typed = '']) => {
    const loginId = readLoginName(typed, await kernel.properties.get(platformProperties.freeMailDomain));
    const person = await findByLoginId(kernel, loginId);
    if (!person) throw refuse('CO404');
    const { companyCode, personId } = person;
    await execute(kernel, resetFactorsByOperator, commandOrigin(companyCode), { personId });
    return [`two-step verification is off: ${loginId}`];
  },
};
