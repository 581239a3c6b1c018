import * as z from 'zod/mini';
import { membershipLimits } from '@madang/contract/memberships/limits.ts';
import { onePerson } from '@madang/contract/memberships/routes.ts';
import { listedRoles } from '@madang/contract/memberships/rules.ts';
import { firstOf } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { arePeopleOf } from '../../people/index.ts';
import { roleChangesOf } from '../memberships.ts';

const limit = membershipLimits.history;
const roleOf = z.enum(listedRoles);
const granting: readonly string[] = ['grant-role', 'accept-handover'];

/** What became of a person's roles, newest first, with the actor; someone of no or another company is not found. */
export const listRoleHistory = defineQuery({
  name: 'list-role-history',
  input: onePerson,
  permission: 'memberships.view',
  targets: () => [],
  refusals: ['CO404'],
  run: ({ kernel, companyCode, read, refuse }, { personId }) =>
    read(async (tx) => {
      if (!(await arePeopleOf(tx, companyCode, [personId]))) throw refuse('CO404');
      const { rows } = await roleChangesOf({ companyCode, personId }, limit + 1).execute(tx);
      const shown = rows.slice(0, limit);
      const actors = await kernel.actorNames(
        tx,
        companyCode,
        shown.flatMap(({ actorId }) => actorId ?? []),
      );
      const items = shown.map(({ changeId, operation, detail, occurredAt, actorId }) => ({
        changeId,
        change:
          granting.includes(operation) && detail?.['isFormer'] !== true ? ('granted' as const) : ('revoked' as const),
        role: roleOf.parse(detail?.['role']),
        changedAt: occurredAt,
        actor: actors.get(actorId ?? '') ?? null,
      }));
      return firstOf(items, { hasMore: rows.length > limit });
    }),
});
