import { administrators, grantPlaces, ofPeople, permissions } from '../../kernel/access/permission.ts';

/** MEM-04: seeing and giving rights, in the whole company or in a part of it. */
export const grantPermissions = {
  ...permissions('grants', { view: 'view' }, administrators, ofPeople),
  ...permissions('grants', { change: 'modify' }, administrators, grantPlaces),
} as const;
