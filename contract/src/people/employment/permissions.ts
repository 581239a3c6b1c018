import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const employmentPermissions = permissions(
  'employment',
  {
    /** Retires and reinstates. */
    change: 'modify',
    /** Locks the access and opens it again. */
    suspend: 'modify',
  },
  administrators,
  ofPeople,
);
