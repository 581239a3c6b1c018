import { readOperatorSetup as route } from '@madang/contract/operators/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { isSetupOpen } from '../setup.sql.ts';

/** For the set-up page, which has no use for a form that nobody can send any more. */
export const readOperatorSetupCall = operation(route, async ({ kernel }) => ({
  isOpen: await isSetupOpen(kernel.db),
}));
