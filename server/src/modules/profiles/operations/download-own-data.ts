import { Document } from '@madang/contract/kernel/route.ts';
import { ownDataLimit } from '@madang/contract/profiles/limits.ts';
import { downloadOwnData as route } from '@madang/contract/profiles/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { consumeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { writeOwnData } from '../../../kernel/own-data/own-data.ts';
import { ownDataSections } from '../own-data.ts';

/**
 * Everything that is held about the person. It is counted and written down before the first piece leaves: a download
 * that cannot be written down is none.
 */
export const downloadOwnDataCall = operation(route, async ({ kernel, session, request }) => {
  const { companyCode, personId } = session;
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await consumeFromLimit(tx, `own-data:${companyCode}:${personId}`, ownDataLimit))) {
      throw refuse('OWN_DATA_LIMIT', { 0: ownDataLimit.count });
    }
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'download-own-data',
      target: { kind: 'person', id: personId },
    });
  });
  const ask = { companyCode, personId, keyring: kernel.keyring };
  return new Document(
    'application/json; charset=utf-8',
    writeOwnData(kernel.db, ownDataSections, ask, { companyCode }),
  );
});
