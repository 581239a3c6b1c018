import { discardDraft as route } from '@madang/contract/editions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { deleteDraft } from '../drafts.sql.ts';

/** Throws a draft away; what was published stays. */
export const discardDraftCall = operation(route, async (call) => {
  const { kernel, params, session } = call;
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    if (!(await deleteDraft(tx, params))) throw refuse('CO404');
    const target = { kind: 'terms', id: `${params.termsCode} ${params.countryCode}` };
    await writeAudit(tx, { ...actorOf(call), operation: 'discard-draft', target });
  });
  return { result: 'success' as const };
});
