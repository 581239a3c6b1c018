import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { anyInvitation } from '@madang/contract/joining/invitations/routes.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { invitationTarget, joinActionsOf, joinStateOf } from '../invitations.ts';
import { exists } from '../invitations.sql.ts';
import { listJoins as selectJoins } from '../joins.sql.ts';

/** The people in reach who joined by an invitation, and those who wait for a decision. */
export const listJoins = defineQuery({
  name: 'list-joins',
  input: anyInvitation,
  permission: 'invitations.view',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  access: ({ invitationId }) => ({ target: invitationTarget(invitationId) }),
  refusals: ['CO404'],
  run: async ({ companyCode, can, read, reachBy, refuse }, { invitationId }) => {
    const decides = (await can(invitationTarget(invitationId))).has('invitations.decide');
    return read(async (tx) => {
      if (!(await exists(tx, companyCode, invitationId))) throw refuse('CO404');
      const within = await reachBy(tx, 'invitations.view', 'person');
      const rows = await selectJoins(tx, { companyCode, invitationId, within });
      const joins = rows.slice(0, invitationLimits.joinsListed).map((row) => {
        const state = joinStateOf(row.state, { isOver: row.is_over, isDecided: row.is_decided });
        return {
          personId: row.person_id,
          state,
          fullName: row.full_name,
          loginId: row.login_id,
          joinedAt: row.joined_at.toISOString(),
          decidedAt: row.decided_at?.toISOString() ?? null,
          can: decides ? joinActionsOf(state) : [],
        };
      });
      return firstOf(joins, { hasMore: rows.length > joins.length });
    });
  },
});
