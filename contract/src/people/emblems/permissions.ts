import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const emblemPermissions = {
  ...permissions('emblems', {
    view: 'view',
    export: 'view',
    create: 'modify',
    change: 'modify',
    delete: 'modify',
  }),
  /** Gives people an emblem and removes it. */
  ...permissions('emblems', { grant: 'modify' }, administrators, ofPeople),
} as const;
