import * as z from 'zod/mini';
import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { onePerson, type RoleChange } from '@madang/contract/people/role-assignments/routes.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { arePeopleOf } from '../../people/index.ts';
import { personTarget, roleChangesOf, type TargetChange } from '../role-assignments.ts';

const limit = roleAssignmentLimits.history;
const roleOf = z.enum(listedRoles);
/** A company begins with its representative, who signed it up. */
const signUp = 'request-sign-up';
const granting: readonly string[] = ['grant-role', 'accept-handover', 'replace-representative', signUp];

type Change = Pick<RoleChange, 'change' | 'role'>;

/** Returns the role changes that an audit log row records for a person: the former owner becomes an administrator. */
function changesOf({ operation, detail }: TargetChange): Change[] {
  if (operation === 'settle-login-tie') {
    const state = detail?.['state'];
    if (state === 'tied') return [{ change: 'granted', role: 'administrator' }];
    return state === 'ended' ? [{ change: 'revoked', role: 'administrator' }] : [];
  }
  // Sign-ups of before say no role.
  if (operation === signUp && detail?.['role'] === undefined) return [];
  const role = roleOf.parse(detail?.['role']);
  if (detail?.['isFormer'] === true) {
    return [
      { change: 'granted', role: 'administrator' },
      { change: 'revoked', role },
    ];
  }
  return [{ change: granting.includes(operation) ? 'granted' : 'revoked', role }];
}

/** Returns the actor of a change; a sign-up has no session yet, so the person is the actor. */
const actorOf = ({ operation, actorId }: TargetChange, personId: string) => (operation === signUp ? personId : actorId);

/**
 * Returns the changes of a person's roles, newest first, with the actor; a person of no company or another company is not found.
 */
export const listRoleHistory = defineQuery({
  name: 'list-role-history',
  input: onePerson,
  permission: 'memberships.view',
  targets: () => [],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  run: ({ kernel, companyCode, read, refuse }, { personId }) =>
    read(async (tx) => {
      if (!(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
      const { rows } = await roleChangesOf({ companyCode, personId }, limit + 1).execute(tx);
      const shown = rows.slice(0, limit);
      const actors = await kernel.actorNames(
        tx,
        companyCode,
        shown.flatMap((row) => actorOf(row, personId) ?? []),
      );
      const items = shown.flatMap((row) =>
        changesOf(row).map((change) => ({
          changeId: row.changeId,
          ...change,
          changedAt: row.occurredAt,
          actor: actors.get(actorOf(row, personId) ?? '') ?? null,
        })),
      );
      return firstOf(items, { hasMore: rows.length > limit });
    }),
});
