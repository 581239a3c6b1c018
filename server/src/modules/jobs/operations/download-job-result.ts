import { downloadJobResult as route } from '@madang/contract/jobs/routes.ts';
import { Document } from '@madang/contract/kernel/route.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectResultName } from '../jobs.sql.ts';
import { resultAad } from '../run-job.ts';

/** What a job made, for whoever started it; a download that cannot be written down is none. */
export const downloadJobResultCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const { companyCode, personId } = session;
  const key = { companyCode, personId, jobId: params.jobId };
  const { fileName, sealed } = await inCompany(kernel.db, companyCode, async (tx) => {
    const fileName = await selectResultName(tx, key);
    const sealed = fileName === undefined ? undefined : await kernel.files.get(companyCode, key.jobId);
    if (fileName === undefined || !sealed) throw refuse('CO404');
    const target = { kind: 'console-job', id: key.jobId };
    await writeAudit(tx, { ...actorOf(call), operation: 'download-job-result', target });
    return { fileName, sealed };
  });
  return new Document('text/csv; charset=utf-8', kernel.keyring.decrypt(sealed, resultAad(key)), { fileName });
});
