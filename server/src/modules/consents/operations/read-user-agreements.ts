import { readUserAgreements as route } from '@madang/contract/consents/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectLastAnswers } from '../../terms/index.ts';

/** What the caller, logged in or about to be, answered to each of the terms last. */
export const readUserAgreementsCall = operation(route, async ({ kernel, session, pending }) => {
  const caller = pending ?? session;
  if (!caller) throw refuse('AC100');
  const answers = await inCompany(kernel.db, caller.companyCode, (tx) => selectLastAnswers(tx, caller));
  const agreements = answers.map(({ endsAt: _endsAt, ...answer }) => ({
    ...answer,
    agreedAt: answer.agreedAt.toISOString(),
  }));
  return { result: 'success' as const, data: { agreements }, error: null };
});
