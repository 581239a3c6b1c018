import { permissions } from '../../kernel/access/permission.ts';

export const structurePermissions = {
  ...permissions('companyStructures', { view: 'view' }),
  /** DEP-06: the representatives of both companies agree. */
  ...permissions('companyStructure', { agree: 'modify' }, ['representative']),
} as const;
