import { administrators, permissions } from '../../kernel/access/permission.ts';

export const dispatchPermissions = {
  ...permissions('dispatches', {
    view: 'view',
    /** Asks for dispatches, and answers those of other companies. */
    change: 'modify',
  }),
  /** STA-09: what is open to guests. Administrators have it too, so that no guest has a right that they lack. */
  ...permissions('dispatches', { visit: 'view' }, [...administrators, 'dispatched']),
} as const;
