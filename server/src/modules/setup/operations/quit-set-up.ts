import { quitSetUp as route } from '@madang/contract/setup/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endSetUp } from '../end-set-up.ts';

/** WIZ-17: what is not set up yet keeps its defaults, and the wizard is over for everybody of the company. */
export const quitSetUpCall = operation(route, async (call) => {
  await endSetUp(call, 'quit');
  return { result: 'success' as const };
});
