import { resetFactors as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { resetFactorsOf } from '../reset-factors.ts';

/** By an administrator, for somebody in their company. One's own is changed with the password, and not here. */
export const resetFactorsCall = operation(route, async ({ kernel, session, params, request }) => {
  const person = { companyCode: session.companyCode, personId: params.personId };
  if (person.personId === session.personId) throw refuse('CO403');
  await resetFactorsOf(kernel, { person, actor: actorOf({ session, request }), changed: 'factorsReset' });
  return { result: 'success' as const };
});
