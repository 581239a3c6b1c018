import { administrators, permissions } from '../../kernel/access/permission.ts';

export const roleAssignmentPermissions = {
  /** Manager, agency and service desk. */
  ...permissions('memberships', { view: 'view', change: 'modify' }, [...administrators, 'membershipManager']),
  /** Administrator and membership manager. */
  ...permissions('administrators', { change: 'modify' }),
  /** MEM-08: the owner alone offers the own role to another person. */
  ...permissions('representative', { handOver: 'modify' }, ['representative']),
} as const;
