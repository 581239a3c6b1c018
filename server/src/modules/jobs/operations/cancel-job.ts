import { cancelJob as route } from '@madang/contract/jobs/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endJob, lockJob } from '../jobs.sql.ts';

/** Ends a job that waits or runs. Its worker hears of it at the next slice, and takes away what it may have written. */
export const cancelJobCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const { companyCode, personId } = session;
  const key = { companyCode, personId, jobId: params.jobId };
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await endJob(tx, key, { state: 'cancelled' }))) {
      const job = await lockJob(tx, key);
      throw refuse(job?.startedBy === personId ? 'JOB_STATE' : 'CO404');
    }
    const target = { kind: 'console-job', id: key.jobId };
    await writeAudit(tx, { ...actorOf(call), operation: 'cancel-job', target });
  });
  // Of a worker that was ended between its file and the word of it.
  await kernel.files.remove(companyCode, key.jobId);
  return { result: 'success' as const };
});
