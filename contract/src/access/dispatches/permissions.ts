import { permissions } from '../../kernel/access/permission.ts';

export const dispatchPermissions = {
  ...permissions('dispatches', {
    view: 'view',
    /** Asks for dispatches, and answers those of other companies. */
    change: 'modify',
  }),
  /** STA-09: of a guest, who reaches what is open to guests and nothing else. */
  ...permissions('dispatches', { visit: 'view' }, ['dispatched']),
} as const;
