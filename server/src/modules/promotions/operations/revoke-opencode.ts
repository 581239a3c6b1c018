import { revokeOpencode as route } from '@madang/contract/promotions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf } from '../../../kernel/audit/author.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { markOpencodeRevoked } from '../opencodes.sql.ts';

/** Ends an opencode of the caller's company; one that was used stays used. */
export const revokeOpencodeCall = operation(route, async (call) => {
  const author = authorOf(call);
  const { opencodeId: id } = call.params;
  await inCompany(call.kernel.db, author.companyCode, async (tx) => {
    if (!(await markOpencodeRevoked(tx, author.companyCode, id))) throw refuse('CO404');
    await writeAudit(tx, { ...author, operation: 'revoke-opencode', target: { kind: 'opencode', id } });
  });
  return { result: 'success' as const };
});
