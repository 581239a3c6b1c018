import { endSetUpElsewhere as route } from '@madang/contract/setup/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { endRun, lockRun } from '../../companies/index.ts';
import { setUpEntry } from '../own-run.ts';

/**
 * WIZ-18: what a log-in does to a set-up whose browser was closed a while ago, at once and by its person's own hand. The
 * browser that has it open is told so at its next save.
 */
export const endSetUpElsewhereCall = operation(route, async (call) => {
  const { companyCode, personId } = call.session;
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    const run = await lockRun(tx, companyCode);
    if (run.personId !== personId || !(await endRun(tx, companyCode, 'abandoned'))) throw refuse('CO403');
    await writeAudit(tx, setUpEntry(actorOf(call), 'end-set-up-elsewhere'));
  });
  call.setCookie('setUp', null);
  return { result: 'success' as const };
});
