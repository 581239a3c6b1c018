import * as z from 'zod/mini';
import { type ListedRole, listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { type Permission, permissionTable } from '@madang/contract/permissions.ts';
import type { PermissionDefinition } from '@madang/contract/kernel/access/permission.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';

/** MEM-01: permissions of each role, without those of operators. */
export const listRolePermissions = defineQuery({
  name: 'list-role-permissions',
  input: z.strictObject({}),
  permission: 'memberships.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel }) => {
    const changes = kernel.operations.changesByPermission();
    const entries = Object.entries(permissionTable) as [Permission, PermissionDefinition][];
    const items = entries.flatMap(([permission, { effect, roles }]) => {
      const shown: ListedRole[] = listedRoles.filter((role) => roles.includes(role));
      return shown.length === 0
        ? []
        : [{ permission, effect, roles: shown, operations: [...(changes.get(permission) ?? [])] }];
    });
    return Promise.resolve(wholeList(items));
  },
});
