import { randomUUID } from 'node:crypto';
import { issueOpencodes as route } from '@madang/contract/promotions/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { newCodes } from '../codes.ts';
import { insertOpencodes } from '../opencodes.sql.ts';

/** Issues opencodes, each for one person and one use; the answer alone holds them in clear. */
export const issueOpencodesCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { codeCount, note, validUntil } = call.body;
  const codes = newCodes(codeCount);
  await inCompany(call.kernel.db, actor.companyCode, async (tx) => {
    const issueId = randomUUID();
    const issued = await insertOpencodes(tx, { issueId, issuer: actor.companyCode, note, validUntil, codes });
    if (issued === 0) throw refuseField('validUntil', 'PROMOTION_PERIOD');
    await writeAudit(tx, { ...actor, operation: 'issue-opencodes', target: { kind: 'opencode-issue', id: issueId } });
  });
  return { codes: codes.map(({ code }) => code) };
});
