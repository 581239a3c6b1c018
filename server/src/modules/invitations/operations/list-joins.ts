import { listJoins as route } from '@madang/contract/invitations/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { joinActionsOf, joinStateOf } from '../invitations.ts';
import { exists } from '../invitations.sql.ts';
import { listJoins } from '../joins.sql.ts';

/** Who came by an invitation, and who of them waits for a decision. */
export const listJoinsCall = operation(route, ({ kernel, session, params: { invitationId } }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    if (!(await exists(tx, session.companyCode, invitationId))) throw refuse('CO404');
    const rows = await listJoins(tx, session.companyCode, invitationId);
    const list = rows.map((row) => {
      const state = joinStateOf(row.state, { isOver: row.is_over, isDecided: row.is_decided });
      return {
        personId: row.person_id,
        state,
        fullName: row.full_name,
        loginId: row.login_id,
        joinedAt: row.joined_at.toISOString(),
        decidedAt: row.decided_at?.toISOString() ?? null,
        can: joinActionsOf(state),
      };
    });
    return { data: { list } };
  }),
);
