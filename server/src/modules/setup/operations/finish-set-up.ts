import { finishSetUp as route } from '@madang/contract/setup/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { endSetUp } from '../end-set-up.ts';

/** WIZ-19: the final button. */
export const finishSetUpCall = operation(route, async (call) => {
  requireOwnCompany(call.session, call.body.companyCode);
  await endSetUp(call, 'finished');
  return { result: 'success' as const, isSetUpFinished: true };
});
