import { resetFactorsByLoginId } from '../../two-factor/index.ts';
import type { Command } from './run-command.ts';

export const factorCommands: Readonly<Record<string, Command>> = {
  reset: async (kernel, [typed = '']) => {
    const { loginId } = await resetFactorsByLoginId(kernel, typed);
    return [`two-step verification is off: ${loginId}`];
  },
};
