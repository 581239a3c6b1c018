import { saveHomeScreen as route } from '@madang/contract/setup/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { setHomeScreen } from '../../companies/index.ts';
import { lockOwnRun, setUpEntry } from '../own-run.ts';

/** WIZ-07: what opens first for the company's people; chosen in the set-up and never again. */
export const saveHomeScreenCall = operation(route, async (call) => {
  const { session, body } = call;
  const { companyCode } = session;
  const { homeScreen, subOrganisationCode } = body;
  requireOwnCompany(session, body.companyCode);
  if (subOrganisationCode !== session.profile.subOrganisationCode) throw refuse('CO401');
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockOwnRun(tx, call);
    if (!(await setHomeScreen(tx, companyCode, homeScreen))) throw refuse('CO403');
    await writeAudit(tx, { ...setUpEntry(actorOf(call), 'save-home-screen'), fields: ['homeScreen'] });
    return { configuration: { homeScreen } };
  });
});
