import { startSetUp as route } from '@madang/contract/setup/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { newSecret, secretHash } from '../../../kernel/crypto/keyring.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { beginRun } from '../../companies/index.ts';
import { lockOwnRun, setUpEntry, standingOf } from '../own-run.ts';

/** Of two administrators who start at once one gets the set-up. Pressed again in the same browser it goes on there. */
export const startSetUpCall = operation(route, async (call) => {
  const { kernel, session, setCookie } = call;
  const { companyCode, personId } = session;
  const secret = newSecret();
  const { isBegun, standing } = await inCompany(kernel.db, companyCode, async (tx) => {
    const run = await lockOwnRun(tx, call);
    const answer = standingOf(run, 'here');
    if (run.state === 'running') return { isBegun: false, standing: answer };
    if (!(await beginRun(tx, companyCode, { personId, secretHash: secretHash(secret) }))) throw refuse('CO403');
    await writeAudit(tx, setUpEntry(actorOf(call), 'start-set-up'));
    return { isBegun: true, standing: answer };
  });
  if (isBegun) setCookie('setUp', secret);
  return standing;
});
