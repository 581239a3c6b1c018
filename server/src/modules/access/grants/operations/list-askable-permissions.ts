import * as z from 'zod/mini';
import { type Permission, permissionTable } from '@madang/contract/permissions.ts';
import type { PermissionDefinition } from '@madang/contract/kernel/access/permission.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';

/** MEM-09: lists what can be asked about: every permission that a role of the company has. */
export const listAskablePermissions = defineQuery({
  name: 'list-askable-permissions',
  input: z.strictObject({}),
  permission: 'grants.view',
  targets: { within: 'grant' },
  refusals: [],
  run: ({ kernel }) => {
    const changes = kernel.operations.changesByPermission();
    const entries = Object.entries(permissionTable) as [Permission, PermissionDefinition][];
    const items = entries
      .filter(([, { roles }]) => listedRoles.some((role) => roles.includes(role)))
      .map(([permission, { effect }]) => ({ permission, effect, operations: [...(changes.get(permission) ?? [])] }));
    return Promise.resolve(wholeList(items));
  },
});
