import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const dispatchPermissions = {
  ...permissions('dispatches', { view: 'view' }),
  /** Asks for dispatches, and answers those of other companies. */
  ...permissions('dispatches', { change: 'modify' }, administrators, ofPeople),
  /** STA-09: opens the pages of guests. Administrators have it too, so that no guest has more rights. */
  ...permissions('dispatches', { visit: 'view' }, [...administrators, 'dispatched']),
} as const;
