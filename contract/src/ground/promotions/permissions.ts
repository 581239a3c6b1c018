import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

const platformCodes = permissions(
  'promotions',
  {
    view: 'view',
    issue: 'modify',
    revoke: 'modify',
  },
  ['operator'],
);

export const promotionPermissions = {
  ...platformCodes,
  /** REQ-04: the keys of one company, which open nothing beyond it. */
  ...permissions('opencodes', { view: 'view' }, [...administrators, 'agency'], ofPeople),
  ...permissions('opencodes', { issue: 'modify', revoke: 'modify' }, [...administrators, 'agency']),
} as const;
