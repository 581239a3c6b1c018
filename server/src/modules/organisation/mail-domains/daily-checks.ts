import { Refusal } from '@madang/contract/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { transaction } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { type DomainKey, selectDue } from './mail-domains.sql.ts';
import { checkMailDomain } from './operations/check-mail-domain.ts';

export const dailyTask = 'check-mail-domains';
export const checkTask = 'check-mail-domain';

/** A job for each domain, so that a slow name server holds no other domain up. */
export async function enqueueChecks({ db }: Pick<Kernel, 'db'>): Promise<void> {
  await transaction(db, async (tx) => {
    for (const domain of await selectDue(tx)) await enqueueJob(tx, checkTask, { ...domain });
  });
}

export async function runCheck(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, domainId } = payload as DomainKey;
  try {
    await execute(kernel, checkMailDomain, commandOrigin(companyCode), { domainId });
  } catch (error) {
    // It was removed, or another company has proven it since: the next try would find the same.
    if (!(error instanceof Refusal)) throw error;
  }
}
