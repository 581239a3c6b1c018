import { removeJob as route } from '@madang/contract/jobs/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { deleteJob, lockJob } from '../jobs.sql.ts';

/** Takes a job that has ended away: first its file, so that none is left whose row is gone. */
export const removeJobCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const { companyCode, personId } = session;
  const key = { companyCode, jobId: params.jobId };
  await inCompany(kernel.db, companyCode, async (tx) => {
    const job = await lockJob(tx, key);
    if (job?.startedBy !== personId) throw refuse('CO404');
    if (job.secondsLeft === null) throw refuse('JOB_STATE');
    await kernel.files.remove(companyCode, key.jobId);
    await deleteJob(tx, key);
    const target = { kind: 'console-job', id: key.jobId };
    await writeAudit(tx, { ...actorOf(call), operation: 'remove-job', target });
  });
  return { result: 'success' as const };
});
