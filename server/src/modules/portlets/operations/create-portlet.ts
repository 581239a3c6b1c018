import { createPortlet as route } from '@madang/contract/portlets/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../kernel/db/failures.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { watchPendingPortlet } from '../pending-portlets.ts';
import { insertPortlet } from '../portlets.sql.ts';

/** A portlet of the set-up, pending until the order names it. */
export const createPortletCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { koreanTitle, englishTitle, boardNumber } = call.body;
  const portlet = { ...call.params, koreanTitle, englishTitle, boardNumber, state: 'pending' } as const;
  const portletNumber = await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const made = await insertPortlet(tx, companyCode, portlet);
    await watchPendingPortlet(tx, { companyCode, portletNumber: made });
    await writeAudit(tx, { ...actor, operation: 'create-portlet', target: { kind: 'portlet', id: String(made) } });
    return made;
  }).catch(mapConstraintError);
  return { result: 'success' as const, portletNumber, portletId: portletNumber, portletLabel: portletNumber };
});

/** A category or a board of another company is as unknown as one that nobody has. */
function mapConstraintError(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'portlets_company_code_board_number_key') throw refuse('PORTLET_EXISTS');
  const isUnknown = constraint === 'portlets_category_number_fkey' || constraint === 'portlets_board_number_fkey';
  throw isUnknown ? refuse('CO404') : error;
}
