import { goToSetUpStep as route } from '@madang/contract/setup/routes.ts';
import { leadsTo, toWizardStep } from '@madang/contract/setup/steps.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockRun, moveRun } from '../../companies/index.ts';
import { isRunHere, setUpEntry } from '../own-run.ts';

/** Keeps where the administrator is, for a page that is loaded again. */
export const goToSetUpStepCall = operation(route, async (call) => {
  const { companyCode } = call.session;
  const { step } = call.body;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    const run = await lockRun(tx, companyCode);
    if (!isRunHere(run, call) || !leadsTo(toWizardStep(run.step), step)) throw refuse('CO403');
    await moveRun(tx, companyCode, step);
    await writeAudit(tx, { ...setUpEntry(actorOf(call), 'go-to-set-up-step'), fields: [step] });
    return { result: 'success' as const };
  });
});
