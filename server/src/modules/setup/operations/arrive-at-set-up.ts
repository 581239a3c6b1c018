import { arriveAtSetUp as route } from '@madang/contract/setup/routes.ts';
import { wizardProperties } from '@madang/contract/setup/properties.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { newSecret, secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { continueRun, endClosedSetUp, lockRun, isUnfinished } from '../../companies/index.ts';
import { isRunHere, setUpEntry, standingOf } from '../own-run.ts';

/**
 * WIZ-18, WIZ-23: who runs the set-up goes on where they were. Without the secret it ends as at a log-in where it has
 * been quiet, and is open in another browser where it has not; or goes on here, where the operator allows it. Others
 * find it taken, until it has lain idle.
 */
export const arriveAtSetUpCall = operation(route, async (call) => {
  const { kernel, session, setCookie } = call;
  const { companyCode, personId } = session;
  const continues = (await kernel.properties.get(wizardProperties.continuesAfterClosing)) === 'Y';
  const secret = newSecret();
  const arrival = await inCompany(kernel.db, companyCode, async (tx) => {
    await endClosedSetUp(tx, session, call);
    const run = await lockRun(tx, companyCode);
    if (run.state === 'new') return standingOf(run, 'new');
    if (!isUnfinished(run.state)) return standingOf(run, 'over');
    if (isRunHere(run, call)) return standingOf(run, 'here');
    if (run.personId !== personId) return standingOf(run, 'elsewhere');
    if (!continues) return standingOf(run, 'otherBrowser');
    await continueRun(tx, companyCode, secretHash(secret));
    await writeAudit(tx, setUpEntry(actorOf(call), 'continue-set-up'));
    return { ...standingOf(run, 'here'), isMoved: true };
  });
  const { isMoved, ...standing } = { isMoved: false, ...arrival };
  if (isMoved) setCookie('setUp', secret);
  else if (standing.state === 'over') setCookie('setUp', null);
  return standing;
});
